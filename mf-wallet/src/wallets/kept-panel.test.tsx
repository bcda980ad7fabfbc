import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asId, coinInfo, getDepositAddresses, listAccountRecords } from '@tradefloor/contract';
import { amount } from '@tradefloor/money';
import { balancesTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aRow, theWallets } from '@tradefloor/platform/testing';
import { aCoinInfo } from '../testing/coin-info';
import { drawn } from '../testing/drawn';
import FiatWallet from './fiat-wallet';

beforeEach(() => localStorage.clear());

const network = { confirmationsToCredit: null, confirmationsToWithdraw: null, withdrawalMin: null, rate: null };

function opened() {
  const platform = fakePlatform();
  const usdt = aRow('USDT', 'legal', ['10', '0'], { currencyId: asId('3') });
  platform.drive(balancesTopic, theWallets({ legal: [aRow('BTC', 'legal', ['1', '0']), usdt] }));
  platform.answer(listAccountRecords, { rows: [], total: 0 });
  platform.answer(
    coinInfo,
    aCoinInfo({
      withdrawalMin: amount('10'),
      networks: [
        { ...network, name: 'erc20', depositMin: amount('50') },
        { ...network, name: 'trc20', depositMin: amount('2') },
      ],
    }),
  );
  platform.answer(getDepositAddresses, [
    { network: 'erc20', address: '0xAA' },
    { network: 'trc20', address: 'TBB' },
  ]);
  drawn(platform, <FiatWallet />, '/new_account/legal?currency_id=3&open=deposit');
}

it('keeps what is typed when the network is changed, and judges it by that network', async () => {
  opened();
  await userEvent.type(await screen.findByLabelText('Amount'), '40');
  await userEvent.type(screen.getByLabelText('Transaction hash'), '0xfeed');
  expect(await screen.findByText('Minimum 50 USDT')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'TRC20' }));
  expect(screen.getByText('TBB')).toBeInTheDocument();
  expect(screen.getByLabelText('Amount')).toHaveValue('40');
  expect(screen.getByLabelText('Transaction hash')).toHaveValue('0xfeed');
  expect(screen.queryByText('Minimum 50 USDT')).toBeNull();
});

it('keeps a row whose panel is open, whatever is searched for', async () => {
  opened();
  await userEvent.type(await screen.findByLabelText('Amount'), '40');
  await userEvent.type(screen.getByRole('searchbox'), 'btc');
  expect(screen.getByRole('listitem', { name: 'BTC' })).toBeInTheDocument();
  expect(screen.getByLabelText('Amount')).toHaveValue('40');
});
