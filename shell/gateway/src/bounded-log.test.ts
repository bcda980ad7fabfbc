import { request as httpRequest, type ServerResponse } from 'node:http';
import { SampleGateway } from './sample-gateway';

it('says once that the exchange is away, however many calls fail by it', async () => {
  const lines: string[] = [];
  const gateway = await SampleGateway.open({ log: line => lines.push(line) });
  await gateway.stopExchange();
  for (let turn = 0; turn < 20; turn += 1) expect((await gateway.get('/api/news/list')).status).toBe(502);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('ECONNREFUSED');
  await gateway.close();
});

it.each(['before the answer', 'in the middle of it'])('says nothing of a call that the page gave up %s', async when => {
  const lines: string[] = [];
  const gateway = await SampleGateway.open({ log: line => lines.push(line) });
  const asked = new Promise<ServerResponse>(resolve => {
    gateway.answer = (_request, response) => resolve(response);
  });
  const call = httpRequest(`${gateway.url}/api/news/list`, { agent: false });
  call.on('error', () => undefined);
  call.end();
  const response = await asked;
  if (when !== 'before the answer') {
    response.writeHead(200, { 'content-type': 'application/json' });
    await new Promise(resolve => response.write('{"type":', resolve));
    await gateway.get('/healthz');
  }
  await new Promise(resolve => {
    call.once('close', resolve).destroy();
  });
  // The gateway has heard of it by the time that it has answered somebody else.
  await gateway.get('/healthz');
  response.destroy();
  await gateway.get('/healthz');
  await gateway.close();
  expect(lines).toEqual([]);
});
