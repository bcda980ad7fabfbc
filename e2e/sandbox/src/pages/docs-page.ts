import { openApi } from '@tradefloor/contract/openapi';
import { calls } from '@tradefloor/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { Core } from '../core';
import { escaped } from './escaped';

const VERSION = '1.0.0';

/** Every call of the contract on one page without a script, and the same for machines. */
export function serveDocs(app: FastifyInstance, core: Core): void {
  const document = JSON.stringify(openApi(VERSION));
  // Made once: both are the same for everybody, and anybody may ask.
  let drawn: string | null = null;
  app.get('/docs', (_, reply) => reply.type('text/html; charset=utf-8').send((drawn ??= page(core))));
  app.get('/docs/openapi.json', (_, reply) => reply.type('application/json; charset=utf-8').send(document));
}

const json = (value: unknown): string => `<pre>${escaped(JSON.stringify(value, null, 1))}</pre>`;

function page(core: Core): string {
  const rows = Object.values(calls).map(call => {
    const state = core.offeredCalls.includes(call.name) ? '' : ' · not offered';
    return `<details><summary><code>${call.method} ${escaped(call.path)}</code> ${call.name} · sign-in ${call.auth}${state}</summary>
<h4>Payload</h4>${json(call.payload.json?.() ?? {})}<h4>Answer</h4>${json(call.answer.json?.() ?? {})}</details>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Calls of the exchange</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head>
<body><h1>Calls of the exchange</h1><p>Each with its payload and its answer as JSON Schema.
For machines: <a href="/docs/openapi.json">OpenAPI 3.1</a>.</p>
${rows.join('\n')}</body></html>`;
}

const STYLE =
  'body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem;color-scheme:light dark}summary{cursor:pointer}';
