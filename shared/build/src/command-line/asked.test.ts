import { askedBy, suiteAddress } from './asked';

describe('suiteAddress', () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });

  it('is the one on this machine where variables are set to nothing, or to a port', () => {
    Object.assign(process.env, { TRADEFLOOR_SUITE: '', GATEWAY_URL: '', PORT: '' });
    expect(suiteAddress(undefined)).toBe('http://127.0.0.1:8080');
    process.env['PORT'] = '8081';
    expect(suiteAddress(undefined)).toBe('http://127.0.0.1:8081');
  });

  it.each(['https://trade.example', 'http://127.0.0.1:8080/dealCenter'])('takes %s', address => {
    expect(suiteAddress(address)).toBe(new URL(address).origin);
  });

  it.each(['localhost:8080', 'trade.example', '', 'http://'])('refuses %j, and says what it wants', address => {
    expect(() => suiteAddress(address)).toThrow(`"${address}" is no address: give one as https://trade.example.`);
  });
});

it.each([
  [['--bogus'], "Unknown option '--bogus': --help says what there is."],
  [['--suite'], "Option '--suite <value>' argument missing: --help says what there is."],
  [['one', 'two'], '"two" is one name too many.'],
])('says of %j what is wrong', (args, sentence) => {
  expect(() => askedBy(args, ['suite'], 1)).toThrow(sentence);
});
