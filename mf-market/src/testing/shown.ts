import { asId, pairKey, type Quote } from '@tradefloor/contract';
import { amount, decimal, price } from '@tradefloor/money';
import { pairsTopic, quotesTopic } from '@tradefloor/platform';
import type { FakePlatform } from '@tradefloor/platform/fake';
import { mount, unmount } from '../main';

/** The area as the shell mounts it, at an address. Ends with the test. */
export async function shown(path: string, platform: FakePlatform): Promise<void> {
  window.history.replaceState(null, '', path);
  const domElement = document.createElement('div');
  document.body.append(domElement);
  const props = { name: 'market', domElement, platform, crashed };
  ending = async () => {
    await unscripted(() => unmount(props));
    domElement.remove();
  };
  await unscripted(() => mount(props));
}

let ending: (() => Promise<void>) | null = null;

afterEach(async () => {
  await ending?.();
  ending = null;
});

/** `act` draws only when its work is over, and mounting is over only when it is drawn. */
async function unscripted(work: () => Promise<unknown>): Promise<void> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = environment.IS_REACT_ACT_ENVIRONMENT ?? false;
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await work();
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = before;
  }
}

function crashed(problem: unknown): void {
  throw problem;
}

export function aQuote(pair: string, more: { readonly price?: string; readonly change?: string } = {}): Quote {
  const [base = '', quote = ''] = pair.split('/');
  return {
    id: asId(pair),
    key: pairKey(asId(base), asId(quote)),
    currencyId: asId(base),
    legalId: asId(quote),
    base,
    quote,
    price: price(more.price ?? '97412.56'),
    change: decimal(more.change ?? '1.25'),
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
