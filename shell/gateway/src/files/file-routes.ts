import type { FastifyInstance } from 'fastify';
import type { BuildFiles } from './build-files';
import type { CompressedCopies } from './compressed-copies';
import { FOR_GOOD, notFound, sendFile } from './send-file';
import type { ShellShelf } from './shell-shelf';

export interface Served {
  readonly builds: BuildFiles;
  readonly shelf: ShellShelf;
  readonly copies: CompressedCopies;
}

/** `8f3a21bc90de` between dots or dashes: what names a content. */
const HASHED = /(^|[./-])[0-9a-f]{8,}\./;

export function fileRoutes(app: FastifyInstance, { builds, shelf, copies }: Served): void {
  app.get<{ Params: { area: string; build: string; '*': string } }>(
    '/builds/:area/:build/*',
    async (request, reply) => {
      const { area, build, '*': file } = request.params;
      const listed = await builds.find(area, build, file);
      return listed === null ? notFound(reply) : sendFile(request, reply, listed, copies, FOR_GOOD);
    },
  );

  app.get<{ Params: { '*': string } }>('/shell/*', async (request, reply) => {
    const file = request.params['*'];
    const listed = await shelf.find(file);
    if (listed === null) return notFound(reply);
    return sendFile(request, reply, listed, copies, HASHED.test(file) ? FOR_GOOD : 'no-cache');
  });
}
