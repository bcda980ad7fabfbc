import { price } from '@tradefloor/money';
import { fakePlatform } from '@tradefloor/platform/fake';
import { drawn } from '../testing/drawn';
import { TotalAmount } from './total-amount';

it.each([
  ['USDT', '0.02', '10.12'],
  ['BTC', '0.0024', '1.21471440'],
])('shows of %s the digits that count', (quote, amount, shown) => {
  const { container } = drawn(
    fakePlatform(),
    <TotalAmount price={price('506.131')} amount={price(amount)} quote={quote} />,
  );
  expect(container).toHaveTextContent(shown);
  expect(container.textContent).toHaveLength(shown.length);
});
