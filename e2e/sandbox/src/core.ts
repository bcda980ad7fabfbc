import { AcceptorDesk } from './acceptors/acceptor-desk';
import { CodePlaces } from './account/code-places';
import { Codes } from './account/codes';
import { Limits } from './account/limits';
import { Mailbox } from './account/mailbox';
import { isSimulated, Members } from './account/members';
import { Passwords } from './account/passwords';
import { Sessions } from './account/sessions';
import { AdvertBoard } from './c2c/advert-board';
import { holdConfirmed } from './c2c/confirmed-coins';
import { OrderDesk } from './c2c/order-desk';
import { followOrders } from './c2c/order-followers';
import { Payees } from './c2c/payees';
import { TraderRecords } from './c2c/trader-records';
import { SettableClock } from './clock/clock';
import { Reviews } from './identity/reviews';
import { Inbox } from './inbox/inbox';
import { Rebates } from './invitations/rebates';
import { Rounds } from './clock/rounds';
import { loadBalances } from './ledger/balance-store';
import { Clerk } from './ledger/clerk';
import { HouseDay } from './ledger/house-day';
import { Ledger } from './ledger/ledger';
import { LeverageBook } from './leverage/leverage-book';
import { PriceWatch } from './leverage/price-watch';
import { BarPieces } from './market/bar-pieces';
import { hasHistory, loadMarkets, storeHistory } from './market/bar-store';
import { inventHistory } from './market/history';
import { restoreMarks } from './market/mark/kept-marks';
import { MarketHall } from './market/market-hall';
import { Recorder } from './market/recorder';
import { DueWatch } from './micro/due-watch';
import { MicroBook } from './micro/micro-book';
import type { ExchangeOptions } from './options';
import { RulingBook } from './rulings/ruling-book';
import { NumberedBooks } from './push/numbered-book';
import { OFFERED_PUSHES } from './push/offered-pushes';
import { Challenges } from './security/challenges';
import { Seals } from './security/seals';
import { TradingFloor } from './spot/trading-floor';
import { StakingDesk } from './staking/staking-desk';
import { CommitQueue } from './storage/commit-queue';
import { type Database, openDatabase } from './storage/database';
import { KeptRows } from './storage/kept-rows';
import { Recovery } from './storage/recovery';
import { Sequences } from './storage/sequences';
import { Settings } from './storage/settings';
import type { Chain } from './wallet/chain/chain';
import { chainOf } from './wallet/chain/chain-of';
import { DepositAddresses } from './wallet/chain/deposit-addresses';
import { addRounds } from './upkeep/all-rounds';
import { Bounds } from './wire/bounds';
import { CallFates } from './wire/call-fates';
import { Traders } from './traders/traders';

/** The exchange without its wire: what every handler is given. */
export class Core {
  readonly clock: SettableClock;
  readonly hall = new MarketHall();
  readonly ledger = new Ledger();
  readonly members = new Members();
  readonly payees = new Payees();
  readonly adverts = new AdvertBoard(holdConfirmed(this));
  readonly traderRecords = new TraderRecords();
  readonly c2c = new OrderDesk(this.adverts, this.payees, id => isSimulated(this.members.withId(id)));
  readonly rulings = new RulingBook();
  readonly acceptors = new AcceptorDesk(this.rulings, holdConfirmed(this));
  readonly staking = new StakingDesk(this.ledger);
  readonly floor = new TradingFloor(this.hall, this.ledger);
  readonly leverage = new LeverageBook();
  readonly houseDay = new HouseDay();
  readonly priceWatch = new PriceWatch(this);
  readonly micro = new MicroBook();
  readonly microDays = new KeptRows('micro_day', db => db.selectFrom('micro_day').selectAll().execute());
  readonly dueWatch = new DueWatch(this);
  readonly fates = new CallFates();
  /** What of the contract is answered here; told by the route table, which knows. */
  offeredCalls: readonly string[] = [];
  readonly offeredPushes = OFFERED_PUSHES;
  readonly books = new NumberedBooks(this.hall);
  readonly passwords: Passwords;
  readonly clerk: Clerk;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly bounds: Bounds;
  readonly barPieces = new BarPieces();
  readonly mailbox: Mailbox;
  readonly codes: Codes;
  readonly settings: Settings;
  readonly inbox = new Inbox();
  readonly seals: Seals;
  readonly identities = new KeptRows('identity', db => db.selectFrom('identity').selectAll().execute());
  readonly reviews: Reviews;
  readonly security = new KeptRows('member_security', db => db.selectFrom('member_security').selectAll().execute());
  readonly challenges: Challenges;
  readonly regions = new KeptRows('member_region', db => db.selectFrom('member_region').selectAll().execute());
  readonly rebates = new Rebates(this);
  readonly rounds: Rounds;
  readonly depositAddresses = new DepositAddresses();
  readonly chain: Chain;
  private readonly queue: CommitQueue;
  private readonly sequences = new Sequences();
  readonly recovery: Recovery;
  private running: { readonly traders: Traders; readonly recorder: Recorder } | null = null;

  private constructor(
    readonly options: ExchangeOptions,
    readonly database: Database,
  ) {
    this.clock = new SettableClock(options.now);
    this.queue = new CommitQueue(database, problem => void this.recovery.begin(problem));
    const readAgain = async () => {
      await this.settings.load(this.db);
      await this.loadAccounts();
      await this.loadMoney();
    };
    const goOn = async () => this.running?.traders.open();
    this.recovery = new Recovery({ ...options, database, queue: this.queue, readAgain, goOn });
    this.clerk = new Clerk(this.clock, this.ledger, this.sequences, this.queue, options.telemetry);
    this.passwords = new Passwords(options.passwordCost);
    this.sessions = new Sessions(this.clock, this.clerk);
    this.limits = new Limits(this.clock);
    this.bounds = new Bounds(this);
    this.mailbox = new Mailbox(this.clock, line => options.production || options.log(line));
    this.settings = new Settings(this.clerk);
    this.seals = new Seals(options.secret);
    const places = new CodePlaces(this.members, this.bounds.devices);
    this.codes = new Codes(this.db, this.clock, this.clerk, this.limits, this.mailbox, this.seals, places);
    this.challenges = new Challenges(this.clock);
    this.reviews = new Reviews(this, options.reviewSeconds);
    this.rounds = new Rounds(this.clock);
    followOrders(this);
    this.chain = chainOf(this);
    addRounds(this);
  }

  static async open(options: ExchangeOptions): Promise<Core> {
    const core = new Core(options, await openDatabase(options.database));
    try {
      await core.load();
    } catch (problem) {
      // Whoever tries again must not find the database held by this one.
      await core.close();
      throw problem;
    }
    return core;
  }

  get db() {
    return this.database.db;
  }

  get traders(): Traders {
    if (!this.running) throw new Error('The market is not open yet.');
    return this.running.traders;
  }

  /** Everything that is stored is now known; nothing moves yet. */
  private async load(): Promise<void> {
    const { db } = this;
    if (!(await hasHistory(db))) {
      const wish = { seed: this.options.seed, now: this.clock.now(), ...this.options.history };
      await storeHistory(db, this.hall, inventHistory(wish));
    }
    await loadMarkets(db, this.hall, this.clock.now());
    await this.sessions.load(db);
    await this.settings.load(db);
    restoreMarks(this.settings, this.hall, this.clock.now());
    await this.loadAccounts();
    await this.loadMoney();
  }

  /** The simulated traders fill the books. */
  async openMarkets(): Promise<void> {
    const { traders: wish } = this.options;
    const traders = new Traders(this.hall, this.floor, this.clerk, { seed: null, ...wish });
    const recorder = new Recorder(this.hall, this.queue, this.db, this.clock);
    this.running = { traders, recorder };
    await traders.open();
    if (wish.running) traders.start();
    recorder.start();
    // What came due while the exchange was away is done before anybody asks.
    await this.rounds.run();
    this.rounds.start();
  }

  /** All that was done is stored. */
  async settled(): Promise<void> {
    await this.running?.recorder.record();
    await this.queue.idle();
  }

  async close(): Promise<void> {
    this.recovery.end();
    await this.rounds.stop();
    this.running?.traders.pause();
    await this.running?.recorder.stop();
    await this.queue.idle();
    await this.database.close();
  }

  private async loadAccounts(): Promise<void> {
    await this.members.load(this.db);
    await this.identities.load(this.db);
    await this.security.load(this.db);
    await this.regions.load(this.db);
  }

  private async loadMoney(): Promise<void> {
    await this.sequences.load(this.db);
    await loadBalances(this.db, this.ledger);
    await this.floor.load(this.db);
    await this.leverage.load(this.db);
    await this.houseDay.load(this.db);
    this.priceWatch.forget();
    await this.micro.load(this.db, this.clock.now());
    await this.microDays.load(this.db);
    await this.payees.load(this.db);
    await this.adverts.load(this.db);
    await this.c2c.load(this.db, this.clock.now());
    await this.traderRecords.load(this.db);
    await this.depositAddresses.load(this.db);
    await this.chain.load(this.db);
    await this.acceptors.load(this.db);
    await this.rulings.load(this.db);
    await this.staking.load(this.db);
  }
}
