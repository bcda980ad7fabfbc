import { screen } from '@testing-library/react';
import { asInstant, tokenSale } from '@tradefloor/contract';
import { amount, price } from '@tradefloor/money';
import { fakePlatform } from '@tradefloor/platform/fake';
import { shown } from '../testing/shown';

it('shows the six figures and what share is issued', async () => {
  const platform = fakePlatform();
  platform.answer(tokenSale, {
    name: 'TFL',
    total: amount('40000000'),
    start: asInstant(Date.UTC(2026, 9, 1)),
    end: null,
    price: price('0.05'),
    issued: amount('38197440'),
    remaining: amount('1802560'),
  });
  await shown('/upstart', platform);
  expect(await screen.findByText('95.49%')).toBeVisible();
  for (const figure of ['40,000,000', '0.05 USDT', '38,197,440', '1,802,560']) {
    expect(screen.getByText(figure)).toBeVisible();
  }
});
