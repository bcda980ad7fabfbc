import { isForeign } from './same-origin';

describe('isForeign', () => {
  const host = 'tradefloor.example:8080';

  it.each([
    ['no browser', {}, false],
    ['a page of ours', { origin: 'http://tradefloor.example:8080' }, false],
    [
      'a page of ours behind a proxy that changes the host',
      { origin: 'https://x.example', 'sec-fetch-site': 'same-origin' },
      false,
    ],
    ['an address typed by the user', { 'sec-fetch-site': 'none' }, false],
    ['an origin that was named as ours', { origin: 'https://www.tradefloor.example' }, false],
    ['another site', { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }, true],
    ['another site, from an older browser', { origin: 'https://elsewhere.example' }, true],
    ['another port', { origin: 'http://tradefloor.example:9090' }, true],
    ['a sister host', { origin: 'http://evil.tradefloor.example', 'sec-fetch-site': 'same-site' }, true],
    ['a sandboxed frame', { origin: 'null' }, true],
    ['nonsense', { origin: 'x' }, true],
    [
      'a site that claims our origin',
      { origin: 'http://tradefloor.example:8080', 'sec-fetch-site': 'cross-site' },
      true,
    ],
  ])('%s', (_, headers, expected) => {
    expect(isForeign({ host, ...headers }, ['https://www.tradefloor.example'])).toBe(expected);
  });
});
