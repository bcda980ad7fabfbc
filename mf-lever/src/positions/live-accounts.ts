import { rowsOf } from '@tradefloor/area/list';
import type { CurrencyId } from '@tradefloor/contract';
import { type Decimal, type Price, ZERO } from '@tradefloor/money';
import { balancesTopic, type Platform } from '@tradefloor/platform';
import { Listeners, storesOf } from '@tradefloor/platform/live';
import { keyOf, namesOf, type Position, quantityOf } from './position';
import { Marks } from './marks';
import { openPositions } from './position-lists';
import { type Account, accountOf, distanceOf, type Worth, worthOf } from './reckoning';

/** What a row shows that every price changes. */
export interface LivePosition extends Worth {
  readonly liquidation: Price | null;
  readonly distance: Decimal | null;
}

type Kept = { readonly position: Position; readonly mark: Price; readonly worth: Worth | null };

/** What currencies are kept to where the server does not say. */
const DIGITS = 8;
const NONE: readonly Account[] = [];

/**
 * The user's leverage accounts, reckoned from positions, balances and marks: once a frame however many prices came, and
 * of the rows only those are told that are in sight.
 */
export class LiveAccounts {
  private readonly frame: Listeners;
  private readonly whole = new Set<() => void>();
  private readonly rows = new Map<string, Set<() => void>>();
  private readonly outOfSight = new Set<string>();
  private readonly marks: Marks;
  private readonly worths = new Map<string, Kept>();
  private readonly shown = new Map<string, LivePosition>();
  private known: readonly Account[] = NONE;
  private isOld = true;
  private stop: (() => void) | null = null;

  constructor(private readonly platform: Platform) {
    this.frame = new Listeners(storesOf(platform).context.frames);
    this.marks = new Marks(platform.bus, () => this.changed());
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.whole.add(changed);
    return this.followed(() => this.whole.delete(changed));
  };

  /** The same array until a figure of one of them changes. */
  readonly accounts = (): readonly Account[] => {
    this.reckon();
    return this.known;
  };

  readonly subscribeTo = (id: string, changed: () => void): (() => void) => {
    const listeners = this.rows.get(id) ?? new Set();
    listeners.add(changed);
    this.rows.set(id, listeners);
    return this.followed(() => {
      listeners.delete(changed);
      if (listeners.size === 0) this.rows.delete(id);
    });
  };

  /** The same object until a figure changes; null until its price is known. */
  readonly position = (id: string): LivePosition | null => {
    this.reckon();
    const kept = this.worths.get(id);
    if (kept?.worth == null) return null;
    const key = keyOf(kept.position);
    const account = this.known.find(({ currencyId }) => currencyId === kept.position.legalId);
    const liquidation = key === null ? null : (account?.liquidations.get(key) ?? null);
    const before = this.shown.get(id);
    const isSame =
      before?.mark === kept.worth.mark &&
      before.profit === kept.worth.profit &&
      before.marginRate === kept.worth.marginRate &&
      before.liquidation === liquidation;
    if (isSame) return before;
    const next = { ...kept.worth, liquidation, distance: distanceOf(liquidation, kept.worth) };
    this.shown.set(id, next);
    return next;
  };

  /** Who scrolled a row away needs no news of it. */
  see(id: string, isInSight: boolean): void {
    if (!isInSight) this.outOfSight.add(id);
    else if (this.outOfSight.delete(id)) this.rows.get(id)?.forEach(tell => tell());
  }

  private followed(leave: () => void): () => void {
    this.stop ??= this.start();
    return () => {
      leave();
      if (this.whole.size > 0 || this.rows.size > 0) return;
      this.stop?.();
      this.stop = null;
    };
  }

  private start(): () => void {
    const { session, bus } = this.platform;
    const leaveFrame = this.frame.add(() => this.tell());
    let leaveRows = this.followRows();
    const others = [
      bus.on(balancesTopic).subscribe(() => this.changed()),
      session.changes.subscribe(() => {
        leaveRows();
        leaveRows = this.followRows();
        this.changed();
      }),
    ];
    this.isOld = true;
    return () => {
      leaveFrame();
      leaveRows();
      for (const one of others) one.unsubscribe();
      this.marks.leave();
    };
  }

  private followRows(): () => void {
    return rowsOf(this.platform, openPositions)?.subscribe(() => this.changed()) ?? (() => undefined);
  }

  private changed(): void {
    this.isOld = true;
    this.frame.changed();
  }

  private tell(): void {
    for (const tell of this.whole) tell();
    for (const [id, listeners] of this.rows) if (!this.outOfSight.has(id)) listeners.forEach(tell => tell());
  }

  private reckon(): void {
    if (!this.isOld || this.stop === null) return;
    this.isOld = false;
    const positions = rowsOf(this.platform, openPositions)?.read().rows ?? [];
    const living = new Set<string>(positions.map(({ id }) => id));
    for (const id of this.worths.keys()) if (!living.has(id)) this.forget(id);
    for (const position of positions) this.weigh(position);
    this.known = this.sum(positions);
  }

  private forget(id: string): void {
    this.worths.delete(id);
    this.shown.delete(id);
    this.outOfSight.delete(id);
  }

  private weigh(position: Position): void {
    const marked = this.marks.of(keyOf(position));
    const before = this.worths.get(position.id);
    const mark = marked?.mark ?? ZERO;
    if (before?.position === position && before.mark === mark) return;
    const worth = marked === undefined ? null : worthOf(position, marked, this.held(position.legalId).digits);
    this.worths.set(position.id, { position, mark, worth });
  }

  private sum(positions: readonly Position[]): readonly Account[] {
    // What is not known yet is not nothing: an account without what is available would be at its liquidation.
    if (this.platform.bus.last(balancesTopic) == null) return NONE;
    const currencies = new Map<CurrencyId, Position[]>();
    for (const position of positions) {
      if (position.legalId === null) continue;
      const own = currencies.get(position.legalId) ?? [];
      own.push(position);
      currencies.set(position.legalId, own);
    }
    return [...currencies].flatMap(([currencyId, own]) => {
      const reckoned = own.flatMap(position => {
        const worth = this.worths.get(position.id)?.worth;
        const quantity = quantityOf(position, this.marks.of(keyOf(position))?.share ?? null);
        return worth == null || quantity === null ? [] : [{ position, worth, quantity }];
      });
      // With one of them unknown, what is known of the others would pass for all.
      if (reckoned.length < own.length) return [];
      const currency = own.map(namesOf)[0]?.quote ?? '';
      return [accountOf({ currencyId, currency, ...this.held(currencyId) }, reckoned, key => this.marks.of(key))];
    });
  }

  private held(currencyId: CurrencyId | null) {
    const row = this.platform.bus.last(balancesTopic)?.lever.rows.find(one => one.currencyId === currencyId);
    return { available: row?.held.lever.available ?? ZERO, digits: row?.decimals ?? DIGITS };
  }
}

const ofPlatform = new WeakMap<Platform, LiveAccounts>();

export function liveAccountsOf(platform: Platform): LiveAccounts {
  const known = ofPlatform.get(platform) ?? new LiveAccounts(platform);
  ofPlatform.set(platform, known);
  return known;
}
