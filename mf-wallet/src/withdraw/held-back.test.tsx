import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { amount } from '@tradefloor/money';
import { fakePlatform } from '@tradefloor/platform/fake';
import { Form, useFields } from '@tradefloor/ui/form';
import { aCoinInfo } from '../testing/coin-info';
import { drawn } from '../testing/drawn';
import { AmountToWithdraw } from './amount-to-withdraw';
import { EMPTY, type WithdrawDraft } from './withdraw-rules';

const info = aCoinInfo({
  legalBalance: amount('500'),
  freeLegal: amount('120.25'),
  unconfirmed: [
    { currencyName: 'BTC', amount: amount('0.05') },
    { currencyName: 'USDT', amount: amount('40') },
  ],
});

function Fields() {
  const form = useFields<WithdrawDraft>({ start: EMPTY });
  return (
    <Form form={form} label="Withdraw" onSubmit={() => undefined}>
      <AmountToWithdraw form={form} currency="USDT" info={info} balance={amount('500')} account="legal" />
    </Form>
  );
}

it('keeps what stands for deposits of another currency, and names them (wallet.confirmation-counts)', async () => {
  drawn(fakePlatform(), <Fields />);
  const field = await screen.findByLabelText('Amount');
  expect(field).toHaveAccessibleDescription(
    '379.75 USDT can’t be withdrawn yet: deposits of 0.05 BTC and 40 USDT still need network confirmations',
  );
  await userEvent.type(field, '130');
  await userEvent.tab();
  expect(field).toHaveAccessibleDescription(/^You can withdraw up to 120.25 USDT now/);
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(field).toHaveValue('120.25');
});
