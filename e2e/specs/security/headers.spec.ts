import { expect, test } from '../../suite/test';

test('pages come with every header that keeps them ours', async ({ page }) => {
  const answer = await page.goto('/');
  const headers = answer?.headers() ?? {};
  const policy = headers['content-security-policy'] ?? '';
  for (const directive of [
    "default-src 'none'",
    "script-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ]) {
    expect.soft(policy.split('; '), directive).toContain(directive);
  }
  expect.soft(policy).not.toMatch(/unsafe-/);
  expect.soft(policy).toMatch(/style-src 'self' 'nonce-[^']{16,}'/);
  expect.soft(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
  expect.soft(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect.soft(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect.soft(headers['referrer-policy']).toBe('same-origin');
  expect.soft(headers['permissions-policy']).toContain('camera=()');
  expect.soft(headers['x-content-type-options']).toBe('nosniff');
  expect.soft(headers['x-frame-options']).toBe('DENY');
  expect.soft(headers['cache-control']).toBe('no-store');
});

test('no two pages share a nonce', async ({ request }) => {
  const policies = await Promise.all(
    [1, 2].map(async () => (await request.get('/')).headers()['content-security-policy'] ?? ''),
  );
  expect(policies[0]).not.toBe(policies[1]);
});

test('what another site posts is refused, whatever it claims', async ({ request }) => {
  const form = { user_string: 'trader@tradefloor.test', password: 'Demo-2026' };
  for (const headers of [
    { origin: 'https://elsewhere.example' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
  ]) {
    const answer = await request.post('/api/user/login', { form, headers });
    expect.soft(answer.status(), JSON.stringify(headers)).toBe(403);
    expect.soft(await answer.text()).not.toContain('"ok"');
  }
  expect((await request.post('/api/user/login', { form })).status()).toBe(200);
});

test('no other site can hold a page of ours in a frame', async ({ page, suite }) => {
  await page.route('https://elsewhere.example/', route =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${suite.url}/"></iframe>` }),
  );
  await page.goto('https://elsewhere.example/');
  await expect
    .poll(() => page.frames().map(frame => frame.url()))
    .toEqual(['https://elsewhere.example/', expect.stringMatching(/^chrome-error:/)]);
});

test('files of a build are found and typed; nothing else under them is', async ({ request }) => {
  for (const address of [
    '/builds/market/../../registry.json',
    '/builds/%2e%2e/registry.json',
    '/shell/../package.json',
  ]) {
    expect.soft((await request.get(address)).status(), address).toBe(404);
  }
});

test('nothing but a page is ever a page', async ({ request }) => {
  for (const address of ['/icon.svg', '/registry', '/healthz', '/shell/none.js', '/builds/market/none/a.svg']) {
    const policy = (await request.get(address)).headers()['content-security-policy'];
    expect.soft(policy, address).toBe("default-src 'none'; sandbox");
  }
});
