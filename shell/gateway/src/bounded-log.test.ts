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
