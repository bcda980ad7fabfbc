import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  asId,
  asInstant,
  buyStakingPlan,
  listStakingOrders,
  type StakingOrder,
  type StakingOverview,
  stakingOverview,
} from '@tradefloor/contract';
import { amount, decimal, stakingIncome } from '@tradefloor/money';
import { balanceChangesTopic, balancesTopic } from '@tradefloor/platform';
import { type FakePlatform, fakePlatform } from '@tradefloor/platform/fake';
import { aRow, theWallets } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import Staking from './staking';

const overview: StakingOverview = {
  plans: [
    {
      id: asId('2'),
      name: 'USDT 30',
      image: null,
      moneyMin: amount('100'),
      moneyMax: amount('50000'),
      rateMin: decimal('4.2'),
      rateMax: decimal('4.8'),
      cycleDays: 30,
    },
  ],
  orders: 1,
  inCustody: amount('1000'),
  expectedIncome: amount('3.1'),
  totalIncome: amount('12.5'),
};

const anOrder = (id: number, change: Partial<StakingOrder> = {}): StakingOrder => ({
  id: asId(String(id)),
  name: 'USDT 30',
  image: null,
  cycleDays: 30,
  amount: amount('1000'),
  income: stakingIncome(amount('1000'), decimal('4.21'), 2),
  createdAt: asInstant(1_700_000_000_000),
  state: 'in-progress',
  ...change,
});

function open(orders: readonly StakingOrder[] = [anOrder(1)]): FakePlatform {
  const platform = fakePlatform();
  platform.drive(balancesTopic, theWallets({ legal: [aRow('USDT', 'legal', ['500', '0'])] }));
  platform.answer(stakingOverview, () => overview);
  platform.answer(listStakingOrders, ({ page = 1 }) => ({
    rows: orders.slice((page - 1) * 10, page * 10),
    total: orders.length,
  }));
  return platform;
}

it('has four totals, and each plan with what it brings on the amount typed', async () => {
  drawn(open(), <Staking />);
  expect(await screen.findByText('Total staked')).toBeInTheDocument();
  for (const total of ['1,000.00 USDT', '3.10 USDT', '12.50 USDT']) {
    expect(screen.getAllByText((_, element) => element?.textContent === total)[0]).toBeInTheDocument();
  }
  const plan = screen.getByRole('listitem', { name: 'USDT 30' });
  expect(plan).toHaveTextContent('4.2 – 4.8%');
  expect(plan).toHaveTextContent('100 – 50,000 USDT');
  expect(plan).toHaveTextContent('3.4602 USDT');
  await userEvent.clear(screen.getByLabelText('Estimate for'));
  await userEvent.type(screen.getByLabelText('Estimate for'), '10000');
  expect(plan).toHaveTextContent('35.4246 USDT');
});

it('buys within the plan’s limits and with what there is (staking.plan-limits)', async () => {
  const platform = open();
  platform.answer(buyStakingPlan, () => ({ message: null, id: null }));
  drawn(platform, <Staking />);
  await userEvent.click(await screen.findByRole('button', { name: 'Buy USDT 30' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Buy USDT 30' }));
  const field = dialog.getByLabelText('Amount');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm purchase' }));
  expect(await dialog.findByText('Insufficient balance. Deposit or transfer USDT.')).toBeInTheDocument();
  expect(dialog.getByText('4.21%')).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, '99');
  expect(await dialog.findByText('Minimum 100 USDT for this plan')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'All' }));
  expect(field).toHaveValue('500');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm purchase' }));
  await waitFor(() => expect(platform.payloadsOf(buyStakingPlan)).toEqual([{ planId: '2', amount: '500' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(platform.notices).toMatchObject([{ kind: 'success', text: 'USDT 30 purchased' }]);
});

it('leaves it to the exchange what it takes, where it is not known what there is', async () => {
  const platform = fakePlatform();
  platform.answer(stakingOverview, () => overview);
  platform.answer(listStakingOrders, () => ({ rows: [], total: 0 }));
  platform.answer(buyStakingPlan, () => ({ message: null, id: null }));
  drawn(platform, <Staking />);
  await userEvent.click(await screen.findByRole('button', { name: 'Buy USDT 30' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm purchase' }));
  await waitFor(() => expect(platform.payloadsOf(buyStakingPlan)).toEqual([{ planId: '2', amount: '1000' }]));
});

it('reads what is typed as every field of money does: 200. is 200', async () => {
  const platform = open();
  platform.answer(buyStakingPlan, () => ({ message: null, id: null }));
  drawn(platform, <Staking />);
  await userEvent.clear(await screen.findByLabelText('Estimate for'));
  await userEvent.type(screen.getByLabelText('Estimate for'), '10000.');
  expect(screen.getByRole('listitem', { name: 'USDT 30' })).toHaveTextContent('35.4246 USDT');
  await userEvent.click(screen.getByRole('button', { name: 'Buy USDT 30' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Buy USDT 30' }));
  await userEvent.clear(dialog.getByLabelText('Amount'));
  await userEvent.type(dialog.getByLabelText('Amount'), '200.');
  expect(dialog.getByText('4.2%')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm purchase' }));
  await waitFor(() => expect(platform.payloadsOf(buyStakingPlan)).toEqual([{ planId: '2', amount: '200' }]));
});

it('hides what there is to stake with all balances', async () => {
  const platform = open();
  drawn(platform, <Staking />);
  await userEvent.click(await screen.findByRole('button', { name: 'Buy USDT 30' }));
  expect(screen.getByText('Available in your fiat account: 500.00 USDT')).toBeInTheDocument();
  act(() => platform.appearance.set({ balances: 'hidden' }));
  expect(screen.queryByText(/500\.00/)).toBeNull();
});

it('tells of each order how far it is and what each day brought, and is told of the next day', async () => {
  const platform = open();
  drawn(platform, <Staking />);
  expect(await screen.findByText(/^2 of 30 days/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Daily income of order 1' }));
  const days = within(screen.getByRole('dialog')).getAllByRole('row').slice(1);
  expect(days).toHaveLength(2);
  expect(days[0]).toHaveTextContent('0.23068493');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  platform.answer(listStakingOrders, () => ({ rows: [anOrder(1, { state: 'finished' })], total: 1 }));
  act(() => platform.drive(balanceChangesTopic, { rows: [] }));
  expect(await screen.findByText('Finished')).toBeInTheDocument();
  expect(screen.getByText('30 of 30 days')).toBeInTheDocument();
});

it('loads more from ten orders on, and says the end', async () => {
  drawn(open(Array.from({ length: 12 }, (_, at) => anOrder(at + 1))), <Staking />);
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('No more')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Daily income of order/ })).toHaveLength(12);
});
