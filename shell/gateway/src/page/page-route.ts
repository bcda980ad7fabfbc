import { OWN_ADDRESSES } from '@tradefloor/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { sendCompressed } from '../files/send-compressed';
import { notFound } from '../files/send-file';
import type { ShellShelf } from '../files/shell-shelf';
import { developmentOrigin } from '../overrides/wanted';
import type { Overrides } from '../overrides/overrides';
import type { RegistrySource } from '../registry/registry-source';
import { contentSecurityPolicy } from './content-security-policy';
import { drawOf } from './draw';
import { page } from './page';
import { preferencesOf } from './preferences';

export interface PageDeps {
  readonly source: RegistrySource;
  readonly shelf: ShellShelf;
  readonly overrides: Overrides;
  readonly devOrigins: readonly string[];
}

const NO_SHELL = 'The shell is not built yet: run "npm start", or name its folder with SHELL_DIST.\n';

export function pageRoute(app: FastifyInstance, deps: PageDeps): void {
  app.get('/*', async (request, reply) => {
    // Never parsed as an address of its own: `//` would be one without a host.
    const [pathname = '/'] = request.url.split('?');
    return isScreen(pathname) ? sendPage(pathname, request, reply, deps) : notFound(reply);
  });
}

/** Addresses of screens have no dots, and none stands under our own: whoever asks for a file must not get a page. */
function isScreen(pathname: string): boolean {
  return !pathname.includes('.') && !OWN_ADDRESSES.has(pathname.split('/')[1] ?? '');
}

async function sendPage(
  pathname: string,
  request: FastifyRequest,
  reply: FastifyReply,
  { source, shelf, overrides, devOrigins }: PageDeps,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  const shell = await shelf.current();
  if (shell === null) return reply.code(503).type('text/plain; charset=utf-8').send(NO_SHELL);
  const { registry, keys } = source.current;
  const nonce = randomBytes(18).toString('base64');
  const preferences = preferencesOf(request.headers.cookie, request.headers['accept-language']);
  const shown = await overrides.of(request.headers.cookie, shell.platform);
  const draw = drawOf(registry, request.headers.cookie);
  if (draw?.cookie) reply.header('set-cookie', draw.cookie);
  const html = page({
    pathname,
    preferences,
    nonce,
    shell,
    registry,
    keys,
    overrides: shown,
    draw: draw?.number ?? null,
  });
  const { policies } = shell;
  // A development server calls itself by its number.
  const developed = shown.flatMap(({ from }) => {
    const origin = developmentOrigin(from);
    return origin === null ? [] : [origin, origin.replace('//localhost:', '//127.0.0.1:')];
  });
  const origins = [...new Set([...devOrigins, ...developed])];
  reply.headers({
    'content-security-policy': contentSecurityPolicy({
      nonce,
      host: request.headers.host ?? '',
      devOrigins: origins,
      policies,
    }),
    vary: 'accept-encoding, accept-language, cookie',
  });
  return sendCompressed(request, reply, html, 'text/html; charset=utf-8');
}
