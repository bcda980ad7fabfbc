import { SECOND } from '../../clock/clock';

const KEPT_MS = 30 * SECOND;

interface Traded {
  readonly at: number;
  readonly value: bigint;
  readonly quantity: bigint;
}

/** The mean price of the last half minute, each trade by its size. */
export class RecentVolume {
  private trades: Traded[] = [];
  private value = 0n;
  private quantity = 0n;

  add(price: bigint, quantity: bigint, at: number): void {
    const value = price * quantity;
    this.trades.push({ at, value, quantity });
    this.value += value;
    this.quantity += quantity;
  }

  meanAt(now: number): bigint | null {
    let gone = 0;
    for (const trade of this.trades) {
      if (trade.at > now - KEPT_MS) break;
      this.value -= trade.value;
      this.quantity -= trade.quantity;
      gone += 1;
    }
    if (gone > 0) this.trades = this.trades.slice(gone);
    return this.quantity === 0n ? null : this.value / this.quantity;
  }

  forget(): void {
    this.trades = [];
    this.value = 0n;
    this.quantity = 0n;
  }
}
