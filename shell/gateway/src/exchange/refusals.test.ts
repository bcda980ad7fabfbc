import { LANGUAGES } from '@tradefloor/release';
import { SampleGateway } from '../sample-gateway';

let gateway: SampleGateway;
beforeAll(async () => {
  gateway = await SampleGateway.open();
  await gateway.stopExchange();
});
afterAll(() => gateway.close());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const OWN = { ...FORM, 'sec-fetch-site': 'same-origin' };

it.each([
  ['no exchange', 502, OWN, 'a=1'],
  ['another site', 403, { ...FORM, 'sec-fetch-site': 'cross-site' }, 'a=1'],
  ['too much', 413, OWN, 'a'.repeat(5_000_001)],
])('tells of %s in the language of the call (wire.six-languages)', async (_, status, headers, body) => {
  const said = new Set<string>();
  for (const lang of LANGUAGES) {
    const answer = await gateway.get('/api/buy', { ...headers, lang }, { method: 'POST', body });
    expect(answer.status).toBe(status);
    said.add(await answer.text());
  }
  expect(said.size).toBe(LANGUAGES.length);
});
