import { asked } from '../../suite/members';
import { passes } from '../../suite/passes';
import { expect, test } from '../../suite/test';
import { BET_SECONDS, TRADERS } from './acts';
import { AT_ONCE_MS, isQuiet, type Shown } from './on-screen';
import { differences, standingOf } from './reckoning';
import { aRound } from './round';
import { openSession, type Session } from './session';

/** The soak asks for more. */
const ROUNDS = Number(process.env['OPERATOR_ROUNDS'] ?? 1);
const A_ROUND_MS = 400_000;
/** Of each member, that the trial may speak of trading. */
const ACTS_A_ROUND = 10;
/** What the build that the canary takes back says in the tabs that had it. */
const FORESEEN = /this mount throws/;

test('operators promote, try, take back, roll back and block while five members trade and lose nothing', async ({
  browser,
  suite,
  releases,
}) => {
  test.setTimeout(A_ROUND_MS * (ROUNDS + 1));
  const wasQuiet = await isQuiet();
  // Each page follows every one of them: so that two cores have time for five pages and for the gate's.
  await suite.want('traders/rate', { updates_per_second: 10 });
  const opened: Session[] = [];
  for (const trader of TRADERS) opened.push(await openSession(browser, suite, trader));
  const [spot, leverage, micro, wallet, watcher] = opened as [Session, Session, Session, Session, Session];
  const deal = await asked(suite, 'transaction/deal', spot.token, { currency_id: '1', legal_id: '3' });
  const price = Number(Reflect.get(Object(deal.message), 'last_price'));
  const before = new Map(
    await Promise.all(opened.map(async session => [session, await standingOf(suite, session)] as const)),
  );

  const ending = new AbortController();
  const trading = Promise.all(opened.map(session => session.trade(price, ending.signal)));
  trading.catch(() => undefined);
  const shown: Shown[] = [];
  const floor = { suite, releases, sessions: { spot, leverage, micro, wallet, watcher }, price };
  try {
    for (let number = 1; number <= ROUNDS; number += 1)
      shown.push(...(await Promise.race([aRound(floor, number), trading.then(() => [])])));
  } finally {
    ending.abort();
  }
  await trading;
  for (const { what, name, ms } of shown) console.log(`${what.padEnd(18)} ${name.padEnd(9)} ${ms} ms`);
  for (const { trader, ledger } of opened) {
    const told = (how: string) => ledger.acts.filter(act => act.told === how).length;
    console.log(
      `${trader.name.padEnd(9)} ${told('done')} done, ${told('refused')} refused, ${told('nothing')} unanswered`,
    );
    expect(told('done'), trader.name).toBeGreaterThanOrEqual(ROUNDS * ACTS_A_ROUND);
  }

  const lost = await Promise.all(opened.map(session => session.lost()));
  expect(lost.flat()).toEqual([]);
  await asked(suite, 'lever/batch_close', leverage.token, { type: '0' });
  await passes(suite, BET_SECONDS + 1);
  const found: string[] = [];
  for (const [session, standing] of before) found.push(...(await differences(suite, session, standing)));
  expect(found).toEqual([]);
  expect(opened.flatMap(({ misdeeds }) => misdeeds).filter(each => !FORESEEN.test(each))).toEqual([]);

  await Promise.all(opened.map(({ page }) => page.context().close()));
  const isHeld = wasQuiet && (await isQuiet());
  console.log(
    isHeld ? `Held to ${AT_ONCE_MS} ms.` : 'Something else is at work on this machine: times are told, not held.',
  );
  if (isHeld) expect(shown.filter(({ ms }) => ms > AT_ONCE_MS)).toEqual([]);
});
