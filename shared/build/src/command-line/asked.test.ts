import { askedBy, suiteAddress } from './asked';

describe('suiteAddress', () => {
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
