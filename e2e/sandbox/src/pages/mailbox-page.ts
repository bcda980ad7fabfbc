import type { FastifyInstance } from 'fastify';
import type { Core } from '../core';
import { escaped } from './escaped';

/** What the sandbox would have sent by e-mail and text message. Never in production. */
export function serveMailbox(app: FastifyInstance, core: Core): void {
  app.get<{ Querystring: { to?: string; format?: string } }>('/mailbox', async (request, reply) => {
    const letters = core.mailbox.newestFirst(request.query.to);
    if (request.query.format === 'json') return { letters };
    const rows = letters.map(
      ({ to, purpose, code, link, says, phrase, at }) =>
        `<tr><td>${new Date(at).toISOString()}</td><td>${escaped(to)}</td><td>${escaped(purpose)}</td><td><b>${escaped(link ?? code)}</b> ${says?.content.en ?? ''}</td><td>${escaped(phrase ?? '')}</td></tr>`,
    );
    return reply.type('text/html; charset=utf-8').send(page(rows.join('\n')));
  });
}

const page = (rows: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Mailbox of the sandbox exchange</title>
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5">
<style>body{font:16px system-ui;margin:2rem;color-scheme:light dark}td,th{padding:.25rem 1rem .25rem 0;text-align:left}</style></head>
<body><h1>Mailbox</h1><p>Codes that a real exchange would have sent, newest first.</p>
<table><thead><tr><th>Time</th><th>To</th><th>For</th><th>Code</th><th>Anti-phishing phrase</th></tr></thead><tbody>
${rows}
</tbody></table></body></html>`;
