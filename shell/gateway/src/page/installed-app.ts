import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { NAME } from './page-texts';

/** The suite is an installable web app: what browsers ask for at fixed addresses. */
const ICONS = ['icon.svg', 'icon-180.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'] as const;

const A_DAY = 'public, max-age=86400';

const MANIFEST = {
  id: '/',
  name: NAME,
  short_name: NAME,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  // The page colour by night (look.only-tokens): a manifest knows no custom properties.
  background_color: '#0B0E11',
  theme_color: '#0B0E11',
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

export async function installedApp(app: FastifyInstance, folder: string): Promise<void> {
  for (const icon of ICONS) {
    const content = await readFile(path.join(folder, icon));
    const type = icon.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
    app.get(`/${icon}`, (_request, reply) => reply.header('cache-control', A_DAY).type(type).send(content));
  }
  app.get('/favicon.ico', (_request, reply) => reply.header('cache-control', A_DAY).redirect('/icon-192.png', 301));
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.header('cache-control', A_DAY).type('application/manifest+json').send(JSON.stringify(MANIFEST)),
  );
  app.get('/robots.txt', (_request, reply) =>
    reply
      // Without the sandbox, which would take its origin: what is kept there is set before any page of ours runs.
      .header('content-security-policy', "default-src 'none'")
      .header('cache-control', A_DAY)
      .type('text/plain; charset=utf-8')
      .send('User-agent: *\nDisallow: /api/\nDisallow: /account/\nDisallow: /new_account/\n'),
  );
}
