import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asId, listAdverts, listC2cOrders, listCurrencies, spotDeal, takeAdvert } from '@tradefloor/contract';
import { balancesTopic, CallFailure, resyncTopic } from '@tradefloor/platform';
import { type FakeOptions, fakePlatform } from '@tradefloor/platform/fake';
import { anAdvert, aRow, theWallets } from '@tradefloor/platform/testing';
import { useLocation } from 'react-router-dom';
import { drawn } from '../testing/drawn';
import Publish from '../publish/publish';
import Match from './match';

function exchange(options: FakeOptions = {}) {
  const platform = fakePlatform(options);
  platform.answer(listCurrencies, [{ id: asId<never>('3'), name: 'USDT', logo: null, decimals: 2, isMatch: true }]);
  platform.answer(listC2cOrders, { rows: [], total: 0 });
  platform.fail(spotDeal, '');
  platform.drive(balancesTopic, theWallets({ legal: [aRow('USDT', 'legal', ['1234.5', '0'])] }));
  return platform;
}

it('hides what the user has with all balances', async () => {
  const platform = exchange();
  platform.appearance.set({ balances: 'hidden' });
  const { unmount } = drawn(platform, <Match />, '/match?type=sell');
  expect(await screen.findByText(/^Available:/)).toHaveTextContent('hidden');
  expect(screen.queryByText(/1,234/)).toBeNull();
  unmount();
  drawn(platform, <Publish />, '/c2c');
  expect(await screen.findByRole('button', { name: /^Available:.*hidden/ })).toBeInTheDocument();
  expect(screen.queryByText(/1,234/)).toBeNull();
});

it('says that the ads could not be loaded, and not that there are none', async () => {
  const platform = exchange();
  platform.fail(listAdverts, 'The desk is closed');
  drawn(platform, <Match />, '/match?amount=500');
  expect(await screen.findByText('The desk is closed')).toBeInTheDocument();
  expect(screen.queryByText('No offers for this amount')).toBeNull();
  platform.answer(listAdverts, { rows: [anAdvert()], total: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Buy USDT' })).toBeEnabled();
});

it('stays with the offer that is being taken when the amount is emptied, and says what became of it', async () => {
  const platform = exchange({ answers: true });
  platform.answer(listAdverts, { rows: [anAdvert({ ownerName: 'Ann' })], total: 1 });
  const answers: Array<(problem: Error) => void> = [];
  platform.answer(takeAdvert, () => new Promise((_, reject) => void answers.push(reject)));
  const Address = () => <p>Address: {useLocation().search}</p>;
  drawn(
    platform,
    <>
      <Match />
      <Address />
    </>,
    '/match?amount=500',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Buy USDT' }));
  await waitFor(() => expect(platform.payloadsOf(takeAdvert)).toHaveLength(1));
  await userEvent.clear(screen.getByRole('textbox'));
  await waitFor(() => expect(screen.getByText(/^Address:/)).toHaveTextContent(/^Address:$/));
  expect(screen.getByText('Ann')).toBeInTheDocument();
  await act(async () => answers[0]?.(new CallFailure('refused', '', 'The ad is gone')));
  expect(platform.notices).toMatchObject([{ text: 'The ad is gone' }]);
  expect(screen.queryByText('Ann')).toBeNull();
});

it('stays with the offer that is being taken, and says what became of it, though another is the best by then', async () => {
  const platform = exchange({ answers: true });
  platform.answer(listAdverts, { rows: [anAdvert({ ownerName: 'Ann' })], total: 1 });
  const answers: Array<(problem: Error) => void> = [];
  platform.answer(takeAdvert, () => new Promise((_, reject) => void answers.push(reject)));
  drawn(platform, <Match />, '/match?amount=500');
  await userEvent.click(await screen.findByRole('button', { name: 'Buy USDT' }));
  await waitFor(() => expect(platform.payloadsOf(takeAdvert)).toHaveLength(1));
  platform.answer(listAdverts, { rows: [anAdvert({ id: asId('13'), ownerName: 'Bob' })], total: 1 });
  const read = platform.payloadsOf(listAdverts).length;
  await act(async () => {
    platform.drive(resyncTopic, { at: Date.now() });
    await waitFor(() => expect(platform.payloadsOf(listAdverts).length).toBeGreaterThan(read));
  });
  expect(screen.getByText('Ann')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Buy USDT/ })).toHaveAttribute('aria-busy', 'true');
  answers[0]?.(new CallFailure('refused', '', 'The ad is gone'));
  expect(await screen.findByText('The ad is gone')).toBeInTheDocument();
  expect(screen.getByText('Bob')).toBeInTheDocument();
});

it('says that an offer is not live, where the ads can’t be read again', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const platform = exchange();
  platform.answer(listAdverts, { rows: [anAdvert({ ownerName: 'Ann' })], total: 1 });
  drawn(platform, <Match />, '/match?amount=500');
  expect(await screen.findByText('Ann')).toBeInTheDocument();
  expect(screen.queryByText('Not live')).toBeNull();
  platform.fail(listAdverts, '', 'timeout');
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.getByText('Ann')).toBeInTheDocument();
  expect(screen.getByText('Not live')).toBeInTheDocument();
  jest.useRealTimers();
});
