import { Market } from './market';
import { PAIRS, symbolOf } from './pair';

/** All markets, found by whatever the wire calls them. */
export class MarketHall {
  readonly markets: readonly Market[] = PAIRS.map(pair => new Market(pair));
  private readonly byId = new Map(this.markets.map(market => [market.pair.id, market]));
  private readonly byCurrencies = new Map(
    this.markets.map(market => [`${market.pair.base.id}/${market.pair.quote.id}`, market]),
  );
  private readonly bySymbol = new Map(this.markets.map(market => [symbolOf(market.pair), market]));

  /** Where nobody said which. */
  get first(): Market {
    const [first] = this.markets;
    if (!first) throw new Error('There are no markets.');
    return first;
  }

  withId(pairId: number): Market | undefined {
    return this.byId.get(pairId);
  }

  of(currencyId: number, legalId: number): Market | undefined {
    return this.byCurrencies.get(`${currencyId}/${legalId}`);
  }

  called(symbol: string): Market | undefined {
    return this.bySymbol.get(symbol.trim().toUpperCase().replace(/[_-]/, '/'));
  }
}
