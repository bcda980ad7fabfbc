import type { Deed } from '../ledger/deed';
import type { C2cOrderRow } from '../storage/tables/c2c';

type Listener = (order: C2cOrderRow) => void;
export type OrderStep = 'taken' | 'paid' | 'released' | 'cancelled' | 'expired';
/** Part of the deed. */
export type StepListener = (deed: Deed, order: C2cOrderRow, step: OrderStep) => void;

/** Who hears of orders: of each step as part of its deed, of each change once it is stored. */
export class OrderNews {
  private readonly listeners: Listener[] = [];
  private readonly stepListeners: StepListener[] = [];

  onOrder(listener: Listener): void {
    this.listeners.push(listener);
  }

  onStep(listener: StepListener): void {
    this.stepListeners.push(listener);
  }

  protected stepped(deed: Deed, order: C2cOrderRow, step: OrderStep): void {
    for (const listener of this.stepListeners) listener(deed, order, step);
  }

  protected changed(deed: Deed, order: C2cOrderRow): void {
    deed.after(() => this.listeners.forEach(listener => listener(order)));
  }
}
