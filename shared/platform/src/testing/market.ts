import { asId, pairKey, type Quote } from '@tradefloor/contract';
import { amount, decimal, price } from '@tradefloor/money';
import type { FakePlatform } from '../fake';
import { pairsTopic, quotesTopic } from '../topics';

interface QuoteChange extends Partial<Omit<Quote, 'price' | 'change'>> {
  readonly price?: string;
  readonly change?: string;
}

/** `aQuote('BTC/USDT', { price: '97412.56' })`: its currencies have their names for ids. */
export function aQuote(pair: string, { price: now = '97412.56', change = '1.25', ...more }: QuoteChange = {}): Quote {
  const [base = '', quote = ''] = pair.split('/');
  return {
    id: asId(pair),
    key: pairKey(asId(base), asId(quote)),
    currencyId: asId(base),
    legalId: asId(quote),
    base,
    quote,
    price: price(now),
    change: decimal(change),
    volume: amount('18204.3317'),
    high: price('98581.51'),
    low: price('95561.72'),
    logo: null,
    shown: true,
    leverageShare: null,
    spread: null,
    leverageFee: null,
    microOpen: false,
    priceScale: 100,
    amountScale: null,
    ...more,
  };
}

/** What the shell publishes of the market. */
export function quoted(platform: FakePlatform, ...quotes: readonly Quote[]): void {
  const names = [...new Set(quotes.map(({ quote }) => quote))];
  platform.drive(
    pairsTopic,
    names.map(name => ({ id: asId(name), name, quotes: quotes.filter(({ quote }) => quote === name) })),
  );
  for (const quote of quotes) platform.drive(quotesTopic, quote, quote.key);
}
