import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadOverlays } from '../overlay/load-overlays';
import { aLabel, anEntry, aRoute } from '../testing/builders';
import { chromeOnPage, GUEST, MENU, takeAway } from '../testing/chrome-on-page';

beforeAll(loadOverlays);
afterEach(takeAway);

const areas = (name = 'Main menu') => within(screen.getByRole('navigation', { name }));

describe('the area menu', () => {
  it('shows the entries of the registry, in order, without the hidden, the current one marked', async () => {
    const { chrome } = await chromeOnPage();
    act(() => chrome.showRoute(aRoute({ path: '/dealCenter' })));
    expect(
      areas()
        .getAllByRole('link')
        .map(link => link.textContent),
    ).toEqual(['Markets', 'Spot']);
    expect(areas().getByRole('link', { current: 'page' })).toHaveAccessibleName('Spot');
  });

  it('follows the registry and the language while the page is open', async () => {
    const { menu, platform } = await chromeOnPage();
    act(() => menu.set([...MENU, anEntry({ to: '/financial', order: 15, label: aLabel('Earn') })]));
    await act(async () => platform.language.set('zh'));
    const names = areas('主菜单')
      .getAllByRole('link')
      .map(link => link.textContent);
    expect(names).toEqual(['Markets zh', 'Earn zh', 'Spot zh']);
  });

  it('goes through the platform, which asks a dirty form; a new tab is the browser’s affair', async () => {
    const { platform } = await chromeOnPage();
    const user = userEvent.setup();
    const spot = areas().getByRole('link', { name: 'Spot' });
    await user.click(spot);
    expect(platform.went).toEqual(['/dealCenter']);
    // The browser would go there: jsdom can't.
    window.addEventListener('click', event => event.preventDefault(), { once: true });
    await user.keyboard('{Control>}');
    await user.click(spot);
    expect(platform.went).toEqual(['/dealCenter']);
  });
});

describe('a guest', () => {
  it('is offered to log in, and comes back afterwards, or to sign up', async () => {
    const { platform } = await chromeOnPage({ session: GUEST });
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    expect(platform.askedToSignIn()).toBe(1);
    await user.click(screen.getByRole('link', { name: 'Sign up' }));
    expect(platform.went).toEqual(['/components/register']);
    expect(screen.queryByRole('link', { name: 'Assets' })).not.toBeInTheDocument();
  });
});

describe('a signed-in user', () => {
  it('opens the menu by keyboard, moves in it, and Escape gives the focus back', async () => {
    await chromeOnPage({ unread: true });
    const user = userEvent.setup();
    const button = screen.getByRole('button', { name: 'Account menu of ann@example.com' });
    act(() => button.focus());
    await user.keyboard('{Enter}');
    const items = screen.getAllByRole('menuitem').map(item => item.textContent);
    expect(items).toEqual([
      'Assets',
      'Orders',
      'Account settings',
      'Transaction history',
      'Identity verification',
      'Messagesunread messages',
      'Log out',
    ]);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Account settings' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Account menu of ann@example.com' })).toHaveFocus();
  });

  it('goes to a screen by Enter, and logs out', async () => {
    const { platform } = await chromeOnPage();
    const user = userEvent.setup();
    const open = () => user.click(screen.getByRole('button', { name: /^Account menu/ }));
    await open();
    await user.keyboard('{End}{ArrowUp}{Enter}');
    expect(platform.went).toEqual(['/account/accountMessage']);
    await open();
    await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
    expect(platform.session.state()).toEqual(GUEST);
  });

  it('sees the red dot come and go', async () => {
    const { unread } = await chromeOnPage();
    expect(screen.getByRole('link', { name: 'Messages' })).toBeInTheDocument();
    act(() => unread.set(true));
    expect(screen.getByRole('link', { name: 'Messages unread messages' })).toBeInTheDocument();
  });
});

describe('the language', () => {
  it('is one of six by their own names, and changes in place', async () => {
    const { platform } = await chromeOnPage({ session: GUEST });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Language: English' }));
    const choices = screen.getAllByRole('menuitemradio');
    expect(choices.map(choice => choice.textContent)).toEqual([
      'English',
      '繁體中文',
      '简体中文',
      '日本語',
      '한국어',
      'Español',
    ]);
    expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await user.click(screen.getByRole('menuitemradio', { name: '日本語' }));
    expect(platform.language.code()).toBe('jp');
    expect(await screen.findByRole('link', { name: 'ログイン' })).toBeInTheDocument();
  });
});

describe('the connection light', () => {
  it('says in words whether prices are live, and how late', async () => {
    const { connection } = await chromeOnPage();
    expect(screen.getByRole('button', { name: 'Live, Latency: 38 ms' })).toBeInTheDocument();
    act(() => connection.set({ kind: 'down', since: 1, latencyMs: null }));
    await userEvent.click(screen.getByRole('button', { name: 'Disconnected' }));
    expect(screen.getByText(/The price feed is down/)).toBeInTheDocument();
  });
});

describe('the sheet behind the burger', () => {
  it('holds what a narrow header has no room for, and closes when a link is followed', async () => {
    const { platform } = await chromeOnPage({ session: GUEST });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Tradefloor' }));
    expect(sheet.getByRole('link', { name: 'Sign up' })).toBeInTheDocument();
    expect(sheet.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(sheet.getByRole('link', { name: 'Spot' }));
    expect(platform.went).toEqual(['/dealCenter']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the keyboard', () => {
  it('comes to the skip link first, which leads to the content', async () => {
    await chromeOnPage();
    const user = userEvent.setup();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });
});

describe('the app', () => {
  it('is a code of this very page, and a button where the browser offers to install', async () => {
    await chromeOnPage();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'App' }));
    expect(screen.getByRole('img', { name: 'QR code of localhost' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Install the app' })).not.toBeInTheDocument();
    const prompt = jest.fn(() => Promise.resolve());
    act(
      () =>
        void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })),
    );
    await user.click(screen.getByRole('button', { name: 'Install the app' }));
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Install the app' })).not.toBeInTheDocument();
  });
});
