import type { FastifyInstance } from 'fastify';
import { CURRENCIES } from '../market/currency';
import { findArticle } from '../news/library';
import { logoOf } from './logo';
import { thumbnailOf } from './thumbnail';

const logos = new Map(CURRENCIES.map(currency => [`${currency.name}.svg`, logoOf(currency)]));
const DAY_IN_SECONDS = 86_400;

/** Marks and pictures, drawn here. */
export function serveFiles(app: FastifyInstance): void {
  app.get<{ Params: { kind: string; file: string } }>('/api/files/:kind/:file', (request, reply) => {
    const { kind, file } = request.params;
    const found = kind === 'logo' ? logos.get(file) : kind === 'thumbnail' ? thumbnailCalled(file) : null;
    if (!found) return reply.callNotFound();
    return reply.type('image/svg+xml').header('cache-control', `public, max-age=${DAY_IN_SECONDS}`).send(found);
  });
}

function thumbnailCalled(file: string): string | null {
  const id = Number(/^(\d{1,9})\.svg$/.exec(file)?.[1]);
  return findArticle(id) ? thumbnailOf(id) : null;
}
