import { federationName, shellJson } from '@tradefloor/release';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { buildAll } from '../build-all';
import { exposesOf, readArea } from '../describe/read-area';
import { IN_SUITE } from '../root';
import { areaConfig, ENTRY } from '../settings/area-config';
import { lineToSuite } from './above-suite';
import { devPage, registryOf } from './dev-page';
import { fromSuite } from './from-suite';
import { tellProblems } from './tell-problems';
import { DEVELOPED, type DevelopedArea, withDevelopedArea } from './dev-registry';

interface DevServer {
  readonly folder: string;
  readonly port: number;
  /** The running suite. */
  readonly gateway: string;
}

/** One area from its own server inside the running suite: page, shell and area from here, all else from the gateway. */
export async function startDevServer({ folder, port, gateway }: DevServer): Promise<void> {
  const area = await readArea(folder);
  const developed = {
    folder,
    federation: federationName(area.name, DEVELOPED.version, DEVELOPED.build),
    base: `/dev/${area.name}/`,
  };
  const shell = IN_SUITE ? await developmentShell() : null;
  const compiler = webpack(
    areaConfig({
      area: area.name,
      folder,
      federation: developed.federation,
      output: path.join(folder, '.build'),
      flavour: 'development',
      refresh: shell !== null,
      exposes: exposesOf(area),
    }),
  );
  if (!compiler) throw new Error('webpack made no compiler');
  const ready = firstBuild(compiler);
  tellProblems(compiler, area.name);
  const server = new WebpackDevServer(
    {
      port,
      host: '127.0.0.1',
      // With a shell that is published there is nothing to refresh components with: the page is loaded again.
      hot: shell !== null,
      liveReload: shell === null,
      devMiddleware: { publicPath: developed.base },
      static: shell !== null && { directory: shell, publicPath: '/shell/', watch: false },
      // It is opened by either name, and a page of another development server, or of the gateway, may show this area too.
      allowedHosts: ['localhost', '127.0.0.1'],
      headers: { 'access-control-allow-origin': '*' },
      // The page has one of its own: this one's styles and frame are not for a page with a policy.
      client: { overlay: false },
      setupMiddlewares(middlewares) {
        const answer = ownAnswers({ gateway, shellFolder: shell, developed, compiler });
        middlewares.unshift({ name: 'page-and-registry', middleware: answer });
        return middlewares;
      },
      // The gateway refuses posts from other origins: to it, these are its own.
      proxy: [
        {
          context: address => !(shell === null ? SOCKET : OWN).test(address),
          target: gateway,
          changeOrigin: true,
          ws: true,
          pathRewrite: lineToSuite,
          headers: { origin: new URL(gateway).origin },
        },
      ],
    },
    compiler,
  );
  await server.start();
  await ready;
}

/** The development shell's files, and the socket that says what has been compiled. */
const OWN = /^\/(shell\/|ws$)/;
const SOCKET = /^\/ws$/;

/** Only here: elsewhere there is the shell of the suite that runs. */
async function developmentShell(): Promise<string> {
  const [shell] = await buildAll({ names: ['shell'], flavour: 'development' });
  if (!shell) throw new Error('The development shell was not built');
  return shell.folder;
}

interface OwnAnswers {
  readonly gateway: string;
  readonly shellFolder: string | null;
  readonly developed: DevelopedArea;
  readonly compiler: Compiler;
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (problem?: unknown) => void) => void;

function ownAnswers({ gateway, shellFolder, developed, compiler }: OwnAnswers): Middleware {
  const withOurs = async (document: unknown) => withDevelopedArea(document, developed, await entryOf(compiler));
  const registryNow = async () => withOurs(await (await fromSuite(gateway, '/registry')).json());
  const page = async (address: string, headers: Record<string, string>) => {
    const answer = await fromSuite(gateway, address, headers);
    const html = await answer.text();
    return devPage(html, await shellIn(shellFolder), await withOurs(registryOf(html)));
  };
  const contentFor = ({ url = '/', method, headers }: IncomingMessage): Answer | null => {
    const { accept = '', cookie = '', 'accept-language': language = '' } = headers;
    if (url === '/registry')
      return { type: 'application/json', content: registryNow().then(known => JSON.stringify(known)) };
    if (method !== 'GET' || !accept.includes('text/html')) return null;
    return { type: 'text/html; charset=utf-8', content: page(url, { cookie, accept, 'accept-language': language }) };
  };
  return (request, response, next) => {
    const answer = contentFor(request);
    if (answer === null) next();
    else void send(response, answer);
  };
}

async function shellIn(folder: string | null) {
  return folder === null ? null : shellJson.parse(JSON.parse(await readFile(path.join(folder, 'shell.json'), 'utf8')));
}

interface Answer {
  readonly type: string;
  readonly content: Promise<string>;
}

async function send(response: ServerResponse, { type, content }: Answer): Promise<void> {
  response.setHeader('content-type', type);
  response.setHeader('cache-control', 'no-store');
  try {
    response.end(await content);
  } catch (problem) {
    // Asked again by itself: the area may not compile yet, or the suite be on its way up.
    response.statusCode = 502;
    response.setHeader('content-type', 'text/plain; charset=utf-8');
    response.setHeader('refresh', '2');
    response.end(problem instanceof Error ? problem.message : String(problem));
  }
}

function entryOf({ outputFileSystem, outputPath }: Compiler): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    outputFileSystem?.readFile(path.join(outputPath, ENTRY), (problem, content) => {
      if (problem || content === undefined) reject(new Error('The area does not compile: the terminal says why.'));
      else resolve(Buffer.from(content));
    });
  });
}

function firstBuild(compiler: Compiler): Promise<void> {
  return new Promise(resolve => {
    compiler.hooks.done.tap('dev', () => resolve());
  });
}
