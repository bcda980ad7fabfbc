import { CallFailure } from '@tradefloor/platform';
import { browserClock } from '../clock';
import { type Beacon, createReport, REPORTS_A_MINUTE } from './report';
import { scrub } from './scrub';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function aReport() {
  const sent: Beacon[] = [];
  const report = createReport({ clock: browserClock, path: () => '/finance', send: beacon => sent.push(beacon) });
  return { sent, report: report('wallet'), ofShell: report('shell') };
}

it('tells what went wrong, where, and since when', () => {
  const { sent, report } = aReport();
  report(new TypeError('x is undefined'), { screen: 'withdraw', status: 502 });
  expect(sent[0]).toMatchObject({
    kind: 'problem',
    area: 'wallet',
    message: 'x is undefined',
    page: '/finance',
    context: { screen: 'withdraw', status: 502 },
  });
});

it('tells of a call that failed which it was, how, and what stands behind it', () => {
  const { sent, report } = aReport();
  report(new CallFailure('timeout', 'spotDeal', '', '504 The exchange does not answer.'));
  report(new CallFailure('refused', 'withdraw', 'Not enough available'));
  expect(sent.map(({ message }) => message)).toEqual([
    'TF-1015 spotDeal timeout 504 The exchange does not answer.',
    'TF-1010 withdraw refused Not enough available',
  ]);
});

it.each([
  ['a token', 'Authorization: 3f9ac0b1d2e3f405162738495a6b7c8d9eaf'],
  ['a chain address', 'to 0x52908400098527886E0F7030069857D2E4169EE7'],
  ['another chain’s address', 'sent to bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq now'],
  ['an e-mail', 'no user ann.lee@example.com'],
  ['a phone number', 'call 13800138000'],
  ['an amount', 'balance 1,234,567.89'],
  ['a query', 'at https://trade.example/success?key=abc&x=1'],
])('leaves out %s', (_what, text) => {
  const before = text.split(' ')[0];
  const kept = scrub(text);
  expect(kept).toContain(before?.slice(0, 2));
  expect(kept).not.toMatch(/[a-f0-9]{20}|52908400|bc1q|ann\.lee|138001|234,567|abc/);
});

it('keeps what helps to find the place', () => {
  expect(scrub('TypeError at OrderForm (main.8f3a.js:120:4512)')).toBe(
    'TypeError at OrderForm (main.8f3a.js:120:4512)',
  );
});

it('is bounded: a loop that fails is counted, not told', () => {
  const { sent, report, ofShell } = aReport();
  for (let time = 0; time < 1_000; time += 1) report(new Error('again'));
  expect(sent).toHaveLength(REPORTS_A_MINUTE);
  ofShell(new Error('what matters'));
  expect(sent.at(-1)).toMatchObject({ message: 'what matters', heldBack: 0 });
  jest.advanceTimersByTime(60_000);
  report(new Error('later'));
  expect(sent.at(-1)).toMatchObject({ message: 'later', heldBack: 1_000 - REPORTS_A_MINUTE });
});

it.each([[null], [undefined], ['text'], [{ message: 7 }]])('takes any problem: %j', problem => {
  const { sent, report } = aReport();
  report(problem);
  expect(typeof sent[0]?.message).toBe('string');
});
