import { freePort } from '@tradefloor/release/free-port';
import { build } from 'esbuild';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { ROOT } from '../../suite/server';

export interface BenchPage {
  readonly url: string;
  readonly http: Server;
  stop(): Promise<void>;
}

/** A page of nothing but `entry`, minified as for production, on a server of its own. */
export async function serveBenchPage(entry: string): Promise<BenchPage> {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, 'e2e/bench', entry)],
    outdir: path.join(ROOT, '.tradefloor', 'bench'),
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const textOf = (ending: string) => outputFiles.find(file => file.path.endsWith(ending))?.text ?? '';
  const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
    '/': ['text/html; charset=utf-8', HTML],
    '/page.js': ['text/javascript', textOf('.js')],
    '/page.css': ['text/css', textOf('.css')],
  };
  const http = createServer((request, reply) => {
    const [type, text] = files[new URL(request.url ?? '/', 'http://bench').pathname] ?? [];
    if (type === undefined) return reply.writeHead(404).end();
    return reply.writeHead(200, { 'content-type': type }).end(text);
  });
  const port = await freePort();
  await new Promise<void>(resolve => http.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    http,
    stop: () =>
      new Promise(resolve => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}

const HTML = `<!doctype html>
<html data-theme="night"><meta charset="utf-8"><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css">
<div id="root"></div><script type="module" src="/page.js"></script></html>`;
