import { asId, listMessages, type OrderId, wallets } from '@tradefloor/contract';
import { askRuling, type DealKind, decideRuling, listRulings, type RulingFor } from '@tradefloor/contract/ext';
import { DAY } from '../clock/clock';
import { TestExchange } from './test-exchange';

export type Name = 'trader' | 'seller' | 'agent' | 'acceptor' | 'operator';
const NAMES: readonly Name[] = ['trader', 'seller', 'agent', 'acceptor', 'operator'];

/** Those who deal with each other, and the operator whom they ask. */
export class RulingRoom {
  private readonly tokens = new Map<Name, string>();
  // What the demo accounts have waiting is over by then.
  private day = 2;
  private opened: TestExchange | undefined;

  async open(): Promise<TestExchange> {
    this.opened = await TestExchange.open();
    return this.opened;
  }

  get exchange(): TestExchange {
    if (!this.opened) throw new Error('The room is not open.');
    return this.opened;
  }

  /** Cancellations of one test must not stop the trading of the next. */
  nextDay = async (): Promise<void> => {
    this.exchange.core.clock.set(Date.now() + this.day * DAY);
    this.day += 2;
    await this.exchange.core.rounds.run();
    for (const name of NAMES) await this.signIn(name);
  };

  signIn = async (name: Name): Promise<void> => {
    this.tokens.set(name, await this.exchange.tokenOf(name));
  };

  as = (name: Name) => ({ token: this.tokens.get(name) ?? null });

  pass = async (ms: number): Promise<void> => {
    this.exchange.core.clock.set(this.exchange.core.clock.now() + ms);
    await this.exchange.core.rounds.run();
  };

  /** USDT of the fiat account. */
  held = async (name: Name) => {
    const { legal } = await this.exchange.get(wallets, {}, this.as(name));
    const row = legal.rows.find(({ currencyName }) => currencyName === 'USDT');
    if (!row) throw new Error('No USDT.');
    return row.held.legal;
  };

  askFor = (name: Name, of: DealKind, id: OrderId, text = 'I have paid.') =>
    this.exchange.ask(askRuling, { of, id, text }, this.as(name));

  decide = (id: string, decidedFor: RulingFor, name: Name = 'operator') =>
    this.exchange.ask(decideRuling, { id: asId<never>(id), decidedFor, text: 'The receipt shows it.' }, this.as(name));

  ruledOn = async (of: DealKind, id: OrderId): Promise<string> => {
    const { rows } = await this.exchange.get(listRulings, {}, this.as('operator'));
    return rows.find(row => row.of === of && row.dealId === id)?.id ?? '';
  };

  newest = async (name: Name) => (await this.exchange.get(listMessages, {}, this.as(name))).messages[0]?.title;
}
