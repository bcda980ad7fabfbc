import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asId, asInstant } from '@tradefloor/contract';
import { readStatement, type StatementLine } from '@tradefloor/contract/ext';
import { amount } from '@tradefloor/money';
import { offeredTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { drawn } from '../testing/drawn';
import Statement from './statement';

const PAGE = 200;

const aLine = (at: number): StatementLine => ({
  id: `${at}`,
  at: asInstant(Date.UTC(2026, 1, 1) + at),
  account: 'change',
  currencyName: 'USDT',
  amount: amount('-2.5'),
  balance: amount('97.5'),
  kind: 'trade',
  info: `Fee ${at}`,
});

function open(lines: number) {
  const platform = fakePlatform();
  const all = Array.from({ length: lines }, (_, at) => aLine(at));
  platform.offer(readStatement);
  platform.answer(readStatement, ({ page = 1 }) => ({
    balances: [
      {
        currencyId: asId<never>('3'),
        currencyName: 'USDT',
        opening: amount('100'),
        received: amount('0'),
        spent: amount('2.5'),
        closing: amount('97.5'),
      },
    ],
    lines: all.slice((page - 1) * PAGE, page * PAGE),
    total: all.length,
  }));
  return platform;
}

it('shows what there was, what moved it, and what there is (wallet.statement-sums)', async () => {
  drawn(open(1), <Statement />);
  const balances = await screen.findByRole('table', { name: 'Opening and closing balances' });
  expect(within(balances).getAllByRole('row')[1]).toHaveTextContent('USDT100.000000000.000000002.5000000097.50000000');
  const lines = await screen.findByRole('table', { name: 'Movements' });
  expect(within(lines).getAllByRole('row')[1]).toHaveTextContent('-2.50000000 USDT');
});

it('asks for the days that were chosen, whole', async () => {
  const platform = open(1);
  drawn(platform, <Statement />);
  await userEvent.click(await screen.findByRole('radio', { name: 'Last month' }));
  const now = new Date();
  await waitFor(() =>
    expect(platform.payloadsOf(readStatement)).toContainEqual({
      from: new Date(now.getFullYear(), now.getMonth() - 1, 1).getTime(),
      to: new Date(now.getFullYear(), now.getMonth(), 1).getTime(),
    }),
  );
  await userEvent.clear(screen.getByLabelText('From'));
  expect(screen.getByText('Choose a start date and an end date')).toBeInTheDocument();
});

it('goes up to the day that it is when it is asked for, where the screen stayed open overnight', async () => {
  const platform = open(1);
  const now = jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 23, 23, 59).getTime());
  drawn(platform, <Statement />);
  expect(await screen.findByRole('radio', { name: 'This month' })).toBeChecked();
  now.mockReturnValue(new Date(2026, 10, 24, 8).getTime());
  fireEvent(document, new Event('visibilitychange'));
  await userEvent.click(screen.getByRole('radio', { name: 'This month' }));
  now.mockRestore();
  const ends = new Date(2026, 10, 25).getTime();
  await waitFor(() => expect(platform.payloadsOf(readStatement).at(-1)?.to).toBe(ends));
});

it('prints every line, although a page is loaded', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  drawn(open(PAGE + 3), <Statement />);
  const table = await screen.findByRole('table', { name: 'Movements' });
  expect(within(table).getAllByRole('row')).toHaveLength(PAGE + 1);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(within(table).getAllByRole('row')).toHaveLength(PAGE + 4);
});

it('is printed as a paper of its own: the whole of it, and what is missing is said', async () => {
  drawn(open(PAGE + 3), <Statement />);
  await screen.findByRole('table', { name: 'Movements' });
  expect(screen.queryByRole('article')).toBeNull();
  fireEvent(window, new Event('beforeprint'));
  const paper = within(screen.getByRole('article', { name: 'Statement' }));
  expect(paper.getByText(/^This printout does not/)).toBeInTheDocument();
  const sheet = paper.getByRole('table', { name: 'USDT movements' });
  const rows = within(sheet).getAllByRole('row');
  expect(rows).toHaveLength(PAGE + 3);
  expect(rows[1]).toHaveTextContent('Opening100.00000000');
  expect(rows.at(-1)).toHaveTextContent('Closing97.50000000');
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByRole('article')).toBeNull();
});

it('is not there on a server without it', async () => {
  const platform = fakePlatform();
  platform.drive(offeredTopic, []);
  drawn(platform, <Statement />);
  expect(await screen.findByText('Statements are not available on this exchange')).toBeInTheDocument();
});
