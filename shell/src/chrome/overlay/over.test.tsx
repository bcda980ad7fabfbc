import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRoute } from '../testing/builders';
import { chromeOnPage, takeAway } from '../testing/chrome-on-page';
import { loadOverlays } from './load-overlays';

beforeAll(loadOverlays);
afterEach(takeAway);

const region = () => within(screen.getByRole('region', { name: 'Notifications' }));

describe('a question', () => {
  const question = {
    title: 'Withdraw 1.25 ETH?',
    text: 'This cannot be undone.',
    facts: [['Network', 'ERC20']] as const,
    yes: 'Withdraw',
    tone: 'danger',
  } as const;

  it('names its facts, starts on the harmless answer, and gives the focus back', async () => {
    const { ask } = await chromeOnPage();
    const before = screen.getByRole('button', { name: 'Switch to day theme' });
    act(() => before.focus());
    const answer = ask(question);
    const dialog = within(screen.getByRole('alertdialog', { name: 'Withdraw 1.25 ETH?' }));
    expect(dialog.getByText('ERC20')).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await expect(answer).resolves.toBe(true);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await waitFor(() => expect(before).toHaveFocus());
  });

  it('is answered no by Escape, and the next one follows', async () => {
    const { ask } = await chromeOnPage();
    const first = ask(question);
    const second = ask({ title: 'Leave this page?', yes: 'Leave', no: 'Stay' });
    await userEvent.keyboard('{Escape}');
    await expect(first).resolves.toBe(false);
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await expect(second).resolves.toBe(false);
  });
});

describe('a notice', () => {
  it('stands in the region with its code and action, and can be dismissed by keyboard', async () => {
    const { tell } = await chromeOnPage();
    const run = jest.fn();
    tell({ kind: 'error', text: 'Balance too low', code: 'TF-1042', action: { label: 'Deposit', run } });
    expect(region().getByText('TF-1042')).toBeInTheDocument();
    await userEvent.click(region().getByRole('button', { name: 'Deposit' }));
    expect(run).toHaveBeenCalledTimes(1);
    tell({ kind: 'info', text: 'Language changed' });
    region().getByRole('button', { name: 'Dismiss' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
  });

  it('is said in the one polite region of the page', async () => {
    const { tell } = await chromeOnPage();
    expect(screen.getAllByRole('status')).toHaveLength(1);
    tell({ kind: 'success', text: 'Order placed' });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Order placed'));
  });

  it('stands beside the form of a sign-in page, and of a trading screen, and at the end elsewhere', async () => {
    const { chrome, tell } = await chromeOnPage();
    tell({ kind: 'info', text: 'Code sent' });
    const side = () => screen.getByRole('region', { name: 'Notifications' }).dataset['side'];
    act(() => chrome.showRoute(aRoute({ look: 'dark' })));
    expect(side()).toBe('start');
    act(() => chrome.showRoute(aRoute({ look: 'trading' })));
    expect(side()).toBe('over');
    act(() => chrome.showRoute(aRoute()));
    expect(side()).toBe('end');
  });

  it('tells in the spec’s words that the session is over', async () => {
    const { sessionOver } = await chromeOnPage();
    act(() => sessionOver.next());
    expect(region().getByText('Login is outdated, please login again')).toBeInTheDocument();
  });
});
