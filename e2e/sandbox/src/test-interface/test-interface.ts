import type { FastifyInstance } from 'fastify';
import type { Core } from '../core';
import type { Sockets } from '../push/socket-server';
import { chainActs } from './chain-acts';

type Wish = Readonly<Record<string, unknown>>;
type Act = (core: Core, sockets: Sockets, wish: Wish) => unknown;

const acts: Readonly<Record<string, Act>> = {
  /** `{now}` in milliseconds, or nothing for the real time. */
  async clock(core, _, { now }) {
    if (now === undefined) core.clock.reset();
    else core.clock.set(Number(now));
    // Whatever became due by it has happened when this answers.
    await core.rounds.run();
    return { now: core.clock.now() };
  },
  'traders/pause': core => core.traders.pause(),
  'traders/resume': core => core.traders.start(),
  /** Takes every simulated order out of the books. */
  'traders/withdraw': core => {
    core.traders.pause();
    core.traders.withdraw();
  },
  /** `{updates_per_second}`. */
  'traders/rate': (core, _, wish) => core.traders.setRate(Number(wish['updates_per_second'])),
  /** `{symbol, price}`: quotes anew around it, with one trade at it. With `shock` it is the market that jumps there. */
  async price(core, _, { symbol, price, shock }) {
    const market = core.hall.called(String(symbol));
    const value = Number(price);
    if (!market || !(value > 0)) return { error: 'give a symbol and a price' };
    if (shock === true) await core.traders.shock(market, value);
    else await core.traders.setPrice(market, value);
    const { lastPrice, markPrice, breaker, pair } = market;
    return {
      last_price: Number(lastPrice) / 10 ** pair.priceScale,
      mark_price: Number(markPrice) / 10 ** pair.priceScale,
      paused_until: breaker.pausedUntil,
    };
  },
  'sockets/drop': (_, sockets) => {
    sockets.io.disconnectSockets(true);
  },
  /** `{frozen}`: sockets stay, nothing comes. */
  'feed/freeze': (_, sockets, { frozen }) => sockets.feed.freeze(frozen !== false && frozen !== 'false'),
  /** `{token}` or `{account}`. */
  async 'token/expire'(core, _, { token, account }) {
    if (typeof token === 'string') await core.sessions.close(token);
    const member = typeof account === 'string' ? core.members.withAccount(account) : undefined;
    if (member) await core.sessions.closeAllOf(member.id);
  },
  'cny-rate': (core, _, { rate }) => core.settings.set('cny_rate', String(rate)),
  'customer-service': (core, _, { url }) => core.settings.set('customer_service', typeof url === 'string' ? url : ''),
  /** `{seconds, verdict: 'verified' | 'refused'}`: when and how real-name forms end. */
  'identity-review'(core, _, { seconds, verdict }) {
    if (seconds !== undefined) core.reviews.delaySeconds = Number(seconds);
    core.reviews.verdict = verdict === 'refused' ? 'refused' : 'verified';
  },
  /** `{seconds, answer: 'confirm' | 'refuse'}`: when and how simulated acceptors answer. */
  async acceptors(core, _, { seconds, answer }) {
    if (seconds !== undefined) await core.settings.set('acceptor_seconds', String(Number(seconds)));
    if (answer !== undefined) await core.settings.set('acceptor_answer', answer === 'refuse' ? 'refuse' : 'confirm');
  },
  /** `{seconds, answer_seconds, receipts: 'received' | 'missing'}`: when simulated merchants act and answer, and whether payments reach them. */
  async merchants(core, _, { seconds, answer_seconds: answerSeconds, receipts }) {
    const { settings } = core;
    if (seconds !== undefined) await settings.set('merchant_seconds', String(Number(seconds)));
    if (answerSeconds !== undefined) await settings.set('merchant_answer_seconds', String(Number(answerSeconds)));
    if (receipts !== undefined)
      await settings.set('merchant_receipts', receipts === 'missing' ? 'missing' : 'received');
  },
  'limits/clear': core => core.limits.clear(),
  ...chainActs,
};

/** For tests only; never there in production. */
export function serveTestInterface(app: FastifyInstance, core: Core, sockets: Sockets): void {
  for (const [path, act] of Object.entries(acts)) {
    app.post<{ Body: Wish | undefined }>(`/__test/${path}`, async request => {
      const result = await act(core, sockets, request.body ?? {});
      return { type: 'ok', message: result ?? null };
    });
  }
  app.get('/__test/state', async () => ({
    now: core.clock.now(),
    traders: core.traders.isRunning,
    sockets: sockets.io.of('/').sockets.size,
    foreign_logins: sockets.usher.foreignLogins,
  }));
}
