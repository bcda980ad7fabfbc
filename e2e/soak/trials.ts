/** One row of the soak's table: a suite of `npm test`, asked for more, or journeys that are too long for it. */
export interface Trial {
  readonly name: string;
  readonly says: string;
  readonly files: readonly string[];
  /** Where the suite reads how many; none runs once, as it is. */
  readonly count: { readonly variable: string; readonly short: number; readonly full: number } | null;
}

const SANDBOX = 'e2e/sandbox/src';

export const TRIALS: readonly Trial[] = [
  {
    name: 'money',
    says: 'random money operations, 16 at a time: every ledger balances',
    files: [`${SANDBOX}/wallet/wallet-money.test.ts`],
    count: { variable: 'MONEY_OPERATIONS', short: 2_000, full: 100_000 },
  },
  {
    name: 'spike',
    says: 'orders, prints far from the market, bets and waiting at random: nobody makes money by it or is liquidated by it',
    files: [`${SANDBOX}/market/mark/spike.test.ts`],
    count: { variable: 'SPIKES', short: 400, full: 20_000 },
  },
  {
    name: 'kills',
    says: 'the exchange killed under load: nothing acknowledged is lost or doubled',
    files: [`${SANDBOX}/storage/kills.test.ts`],
    count: { variable: 'KILLS', short: 5, full: 100 },
  },
  {
    name: 'cuts',
    says: 'an order’s call cut before, during and after its commit: one effect',
    files: [`${SANDBOX}/wire/cut-calls.test.ts`],
    count: { variable: 'CUT_CALLS', short: 60, full: 3_000 },
  },
  {
    name: 'bodies',
    says: 'malformed bodies over every call: a clear error each, nothing moves',
    files: [`${SANDBOX}/wire/bad-input.test.ts`],
    count: { variable: 'BAD_BODIES', short: 1_000, full: 20_000 },
  },
  {
    name: 'schedules',
    says: 'reordered, doubled, late and missing pushes: the book equals the oracle’s',
    files: ['shared/market/src/book/numbered-book.test.ts'],
    count: { variable: 'SCHEDULES', short: 1_000, full: 10_000 },
  },
  {
    name: 'readers',
    says: 'slow readers: sockets that answer pings and read nothing are cut, memory bounded',
    files: [`${SANDBOX}/push/slow-readers.test.ts`],
    count: { variable: 'SLOW_READERS', short: 20, full: 500 },
  },
  {
    name: 'flood',
    says: 'guest flood: guests ask without end and are refused, a member’s calls p99 below 250 ms',
    files: [`${SANDBOX}/wire/guest-flood.test.ts`],
    count: { variable: 'FLOOD_SECONDS', short: 3, full: 60 },
  },
  {
    name: 'store-kills',
    says: 'commands and gateways killed in the middle of each kind of write: the store is whole, signed and served',
    files: ['e2e/soak/store/store-kills.test.ts'],
    count: { variable: 'STORE_KILLS', short: 4, full: 100 },
  },
  {
    name: 'bucket-kills',
    says: 'the same over a bucket, cut off before and after each write there, and where it goes away: whole, signed and served',
    files: ['e2e/soak/store/bucket-kills.test.ts'],
    count: { variable: 'BUCKET_KILLS', short: 4, full: 100 },
  },
  {
    name: 'store-bytes',
    says: 'a byte changed anywhere in the store: refused or harmless, never served, never signed over',
    files: ['e2e/soak/store/changed-bytes.test.ts'],
    count: { variable: 'CHANGED_BYTES', short: 20, full: 1_000 },
  },
  {
    name: 'operators',
    says: 'good and bad builds through gate, canary, promote, rollback and block while five members trade: nothing lost',
    files: ['e2e/soak/operators/operators.spec.ts'],
    count: { variable: 'OPERATOR_ROUNDS', short: 1, full: 5 },
  },
  {
    name: 'elsewhere',
    says: 'an area in a folder of its own, with what npm installs from the registry: tested, built alike twice, promoted',
    files: ['e2e/soak/elsewhere/elsewhere.spec.ts'],
    count: null,
  },
  {
    name: 'faults',
    says: 'the disk full, the database gone, the owner of several processes killed; all of it on PostgreSQL too',
    files: [
      `${SANDBOX}/storage/disk-full.test.ts`,
      `${SANDBOX}/storage/lost-commit.test.ts`,
      `${SANDBOX}/storage/database-gone.test.ts`,
      `${SANDBOX}/storage/postgres.test.ts`,
      `${SANDBOX}/processes/several.test.ts`,
    ],
    count: null,
  },
];
