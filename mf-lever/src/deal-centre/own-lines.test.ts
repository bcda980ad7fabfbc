import { decimal, price } from '@tradefloor/money';
import { anEntrust, aPosition } from '../testing/orders';
import { ofLine, ownLines } from './own-lines';

const BITCOIN = { leverageShare: decimal('0.01'), priceDigits: 2 };
const TEXTS = { long: 'Long', short: 'Short', takeProfit: 'TP', stopLoss: 'SL', liquidation: 'Liq.' };
const lines = (own: Partial<Parameters<typeof ownLines>[0]>) =>
  ownLines({ positions: [], entrusts: [], liquidation: null, ...own }, BITCOIN, TEXTS, 'en');

it('draws the positions of a side as one, at what their hands cost on average, cut as the lists show it', () => {
  const positions = [
    aPosition('3', { openPrice: price('97000'), hands: decimal('10') }),
    aPosition('2', { openPrice: price('97100'), hands: decimal('5') }),
    aPosition('1', { direction: 'short', openPrice: price('98000.507242'), hands: decimal('4') }),
  ];
  expect(lines({ positions })).toEqual([
    { id: 'entry long', price: '97033.33', kind: 'buy', label: 'Long 15' },
    { id: 'entry short', price: '98000.5', kind: 'sell', label: 'Short 4' },
  ]);
});

it('draws each stop with what it would bring, to be dragged and lifted', () => {
  const position = aPosition('7', { takeProfit: price('98000'), stopLoss: price('96500') });
  const [, profit, loss] = lines({ positions: [position] });
  expect(profit).toEqual({
    id: 'takeProfit 7',
    price: '98000',
    kind: 'winning',
    label: 'TP +100.00',
    canCancel: true,
    canDrag: true,
  });
  expect(loss).toMatchObject({ kind: 'losing', label: 'SL -50.00' });
  expect(ofLine(loss?.id ?? '')).toEqual({ kind: 'stopLoss', id: '7' });
});

it('tells of as many as can be read, and draws no more than can be told apart', () => {
  const entrusts = Array.from({ length: 200 }, (_, at) => anEntrust(String(at)));
  const drawn = lines({ entrusts, liquidation: price('90000') });
  expect(drawn).toHaveLength(25);
  expect(drawn.filter(({ canCancel }) => canCancel)).toHaveLength(8);
  expect(drawn[8]).toEqual({ id: 'entrust 8', price: '95000', kind: 'buy', label: '', isBare: true });
  expect(drawn.at(-1)).toMatchObject({ label: 'Liq.' });
});
