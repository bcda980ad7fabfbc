import { contentSecurityPolicy } from './content-security-policy';

describe('contentSecurityPolicy', () => {
  const nonce = 'AAAA';

  it.each(["x; script-src 'unsafe-inline'", 'x y', '', 'x,y', 'x"'])('lets no host add a word to it: %j', host => {
    const policy = contentSecurityPolicy({ nonce, host, devOrigins: [], policies: ['default'] });
    expect(policy).toContain("; connect-src 'self';");
    expect(policy).not.toContain('unsafe');
  });

  it('names our own sockets for browsers whose self does not cover them', () => {
    const policy = contentSecurityPolicy({ nonce, host: '[::1]:8080', devOrigins: [], policies: ['default'] });
    expect(policy).toContain("; connect-src 'self' ws://[::1]:8080 wss://[::1]:8080;");
  });

  it('lets nobody make a policy again, but in pages of a shell that was built before it said which it makes', () => {
    const page = { nonce, host: 'h', devOrigins: [] };
    expect(contentSecurityPolicy({ ...page, policies: ['default'] })).toContain('; trusted-types default;');
    expect(contentSecurityPolicy({ ...page, policies: undefined })).toContain("'allow-duplicates';");
  });

  it('loads from development servers only where they are named', () => {
    const policy = contentSecurityPolicy({
      nonce,
      host: 'h',
      devOrigins: ['http://127.0.0.1:8101'],
      policies: ['default'],
    });
    expect(policy).toContain("script-src 'self' http://127.0.0.1:8101;");
    expect(policy).toContain('ws://127.0.0.1:8101');
  });
});
