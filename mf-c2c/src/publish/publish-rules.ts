import { asId, type PaymentWay, type PayloadOf, type publishAdvert, type Side } from '@tradefloor/contract';
import {
  type Amount,
  amount,
  c2cTotal,
  compare,
  isPositive,
  LEAST_ADVERT_WORTH,
  LEAST_C2C_ORDER,
  MOST_ADVERT_WORTH,
  price,
  type Price,
  valueOfTyped,
} from '@tradefloor/money';

export interface PublishForm {
  readonly side: Side;
  readonly currencyId: string;
  readonly total: string;
  readonly price: string;
  /** Empty until it is chosen. */
  readonly way: PaymentWay | '';
  readonly minMoney: string;
  readonly maxMoney: string;
}

export type PublishProblem =
  | 'total'
  | 'price'
  | 'way'
  | 'balance'
  | 'worth-below-least'
  | 'worth-above-most'
  | 'least-above-most'
  | 'least-above-worth'
  | 'most-below-order'
  | 'not-positive';

type Judge = (form: PublishForm, available: Amount | null) => PublishProblem | null;
export type Judged = 'total' | 'price' | 'way' | 'minMoney' | 'maxMoney';

const positive = (text: string): Amount | null => {
  const value = valueOfTyped(text);
  return value === null || !isPositive(value) ? null : amount(value);
};

/** What is advertised costs so much; null while that can't be said. */
export function worthOf({ total, price: unit }: Pick<PublishForm, 'total' | 'price'>): Amount | null {
  const [quantity, at] = [positive(total), positive(unit)];
  return quantity === null || at === null ? null : c2cTotal(price(at), quantity);
}

/** c2c.advert-worth */
function worthProblem(worth: Amount): PublishProblem | null {
  if (compare(worth, LEAST_ADVERT_WORTH) < 0) return 'worth-below-least';
  return compare(worth, MOST_ADVERT_WORTH) > 0 ? 'worth-above-most' : null;
}

/** c2c.advert-needs: quantity, price and payment method are needed; limits may be left out, and may not exclude all orders. */
export const JUDGES: Readonly<Record<Judged, Judge>> = {
  total(form, available) {
    const quantity = positive(form.total);
    if (quantity === null) return 'total';
    if (form.side === 'sell' && available !== null && compare(quantity, available) > 0) return 'balance';
    const worth = worthOf(form);
    return worth === null ? null : worthProblem(worth);
  },
  price: form => (positive(form.price) === null ? 'price' : null),
  way: ({ way }) => (way === '' ? 'way' : null),
  minMoney(form) {
    if (form.minMoney === '') return null;
    const least = positive(form.minMoney);
    if (least === null) return 'not-positive';
    const [most, worth] = [positive(form.maxMoney), worthOf(form)];
    if (most !== null && compare(least, most) > 0) return 'least-above-most';
    return worth !== null && compare(least, worth) > 0 ? 'least-above-worth' : null;
  },
  maxMoney({ maxMoney }) {
    if (maxMoney === '') return null;
    const most = positive(maxMoney);
    if (most === null) return 'not-positive';
    // Nobody could take a part of it.
    return compare(most, LEAST_C2C_ORDER) < 0 ? 'most-below-order' : null;
  },
};

export const JUDGED = Object.keys(JUDGES) as readonly Judged[];

/** What is sent; null while something is missing, which the form has said then. */
export function sentOf(form: PublishForm): PayloadOf<typeof publishAdvert> | null {
  const { side, way, currencyId } = form;
  const [total, unit] = [positive(form.total), positive(form.price)];
  if (total === null || unit === null || way === '') return null;
  const [minMoney, maxMoney] = [positive(form.minMoney), positive(form.maxMoney)];
  const at: Price = price(unit);
  return {
    side,
    way,
    currencyId: asId(currencyId),
    total,
    price: at,
    ...(minMoney === null ? {} : { minMoney }),
    ...(maxMoney === null ? {} : { maxMoney }),
  };
}

/** After a refusal: what it was about is typed anew. */
export const clearedOf = (form: PublishForm): PublishForm => ({ ...form, total: '', price: '', way: '' });

const TEXTS = ['currencyId', 'total', 'price', 'minMoney', 'maxMoney'] as const;
const WAYS = ['', 'bank', 'alipay', 'wechat'] as const;

/** What was kept of the form, by this build or another one. */
export function readForm(kept: object): PublishForm | null {
  const fields = new Map<string, unknown>(Object.entries(kept));
  const texts = Object.fromEntries(
    TEXTS.map(name => {
      const text = fields.get(name);
      return [name, typeof text === 'string' ? text : ''];
    }),
  );
  const { currencyId = '', total = '', price: unit = '', minMoney = '', maxMoney = '' } = texts;
  return {
    side: fields.get('side') === 'buy' ? 'buy' : 'sell',
    way: WAYS.find(way => way === fields.get('way')) ?? '',
    currencyId,
    total,
    price: unit,
    minMoney,
    maxMoney,
  };
}
