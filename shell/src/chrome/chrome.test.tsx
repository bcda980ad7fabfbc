import { act, screen, within } from '@testing-library/react';
import { aLabel, aRoute } from './testing/builders';
import { chromeOnPage, GUEST, takeAway } from './testing/chrome-on-page';

afterEach(takeAway);

const SPOT = aRoute({ path: '/dealCenter', look: 'trading', title: aLabel('Spot trading') });
const SETTINGS = aRoute({ path: '/account/accountSet', frame: 'account', title: aLabel('Account settings') });
const OVERVIEW = aRoute({ path: '/new_account/finance', frame: 'wallet', title: aLabel('Assets') });
const SIGN_IN = aRoute({ path: '/components/login', look: 'dark', title: aLabel('Log in') });

const theme = () => screen.getByRole('banner').closest('[data-theme]')?.getAttribute('data-theme');

const Components = () => <h1>Components</h1>;

describe('the slot', () => {
  it('is the same element, with what an area put into it, over every frame, look and fault', async () => {
    const { chrome } = await chromeOnPage();
    const area = document.createElement('p');
    area.textContent = 'an area';
    chrome.slot.append(area);
    const main = screen.getByRole('main');
    for (const route of [SPOT, SETTINGS, OVERVIEW, SIGN_IN, 'not-found', SPOT] as const) {
      act(() => chrome.showRoute(route));
      expect(main).toContainElement(area);
      expect(chrome.slot.isConnected).toBe(true);
    }
    act(() => chrome.showFault('spot', { kind: 'mount-threw', build: 'ab12cd34' }, () => undefined));
    expect(area).not.toBeVisible();
    act(() => chrome.showArea());
    expect(area).toBeVisible();
    expect(screen.getByRole('main')).toBe(main);
  });
});

describe('the frames', () => {
  it('stand beside the account and the wallet screens, with their entries, the current one marked', async () => {
    const { chrome, unread } = await chromeOnPage();
    act(() => chrome.showRoute(SETTINGS));
    const account = screen.getByRole('navigation', { name: 'Account' });
    expect(within(account).getByRole('link', { current: 'page' })).toHaveAccessibleName('Settings');
    expect(within(account).getByRole('link', { name: 'Messages' })).toBeInTheDocument();
    act(() => unread.set(true));
    expect(within(account).getByRole('link', { name: /Messages.*unread messages/ })).toBeInTheDocument();
    act(() => chrome.showRoute(aRoute({ path: '/account/region', frame: 'account', within: '/account/accountSet' })));
    expect(within(account).getByRole('link', { current: true })).toHaveAccessibleName('Settings');
    expect(within(account).queryByRole('link', { current: 'page' })).toBeNull();
    act(() => chrome.showRoute(OVERVIEW));
    expect(screen.queryByRole('navigation', { name: 'Account' })).not.toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Wallet' })).toBeInTheDocument();
    act(() => chrome.showRoute(SPOT));
    expect(screen.queryByRole('navigation', { name: 'Wallet' })).not.toBeInTheDocument();
  });
});

it('tells a screen reader which screen has come, but not the first: the browser does', async () => {
  const { chrome } = await chromeOnPage();
  act(() => chrome.showRoute(SPOT));
  await act(() => new Promise(resolve => setTimeout(resolve, 10)));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => chrome.showRoute(SETTINGS));
  expect(await screen.findByText('Account settings', { selector: 'output' })).toBe(screen.getByRole('status'));
});

describe('the keyboard', () => {
  const aControl = () => Object.assign(document.createElement('button'), { textContent: 'Go on' });

  it('goes on in what has come, when what it was on has gone with its screen', async () => {
    const { chrome } = await chromeOnPage();
    const control = aControl();
    chrome.slot.append(control);
    act(() => chrome.showRoute(SETTINGS));
    control.focus();
    act(() => chrome.showRoute(SPOT));
    control.remove();
    await act(() => Promise.resolve());
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('begins at the top of the first screen, and stays where it still is', async () => {
    const { chrome } = await chromeOnPage();
    act(() => chrome.showRoute(SETTINGS));
    chrome.slot.append(aControl());
    await act(() => Promise.resolve());
    expect(document.body).toHaveFocus();
    const link = within(screen.getByRole('navigation', { name: 'Account' })).getByRole('link', { name: 'Messages' });
    link.focus();
    act(() => chrome.showRoute({ ...SETTINGS, path: '/account/accountMessage' }));
    chrome.slot.append(aControl());
    await act(() => Promise.resolve());
    expect(screen.getByRole('main')).not.toHaveFocus();
  });
});

describe('the look', () => {
  it('is dark on the sign-in pages whatever the theme, and the theme’s elsewhere (account.dark-entrance)', async () => {
    const { chrome } = await chromeOnPage({ look: { theme: 'day' } });
    act(() => chrome.showRoute(SPOT));
    expect(theme()).toBe('day');
    expect(screen.getByRole('button', { name: 'Switch to night theme' })).toBeInTheDocument();
    act(() => chrome.showRoute(SIGN_IN));
    expect(theme()).toBe('night');
    // It would change nothing that is in sight.
    expect(screen.queryByRole('button', { name: /^Switch to/ })).not.toBeInTheDocument();
    expect(localStorage.getItem('style_mode')).toBe('dark');
    act(() => chrome.showRoute(SPOT));
    expect(localStorage.getItem('style_mode')).toBeNull();
  });

  it('follows the day and night button', async () => {
    const { platform } = await chromeOnPage();
    act(() => screen.getByRole('button', { name: 'Switch to day theme' }).click());
    expect(platform.appearance.look().theme).toBe('day');
    expect(screen.getByRole('button', { name: 'Switch to night theme' })).toBeInTheDocument();
  });
});

describe('the tab’s title', () => {
  it('is the screen’s in the language of now, and only written when one of them changes', async () => {
    const { chrome, platform } = await chromeOnPage();
    act(() => chrome.showRoute(SPOT));
    expect(document.title).toBe('Spot trading · Tradefloor');
    document.title = '97,412.56 BTC/USDT';
    act(() => chrome.askReload());
    expect(document.title).toBe('97,412.56 BTC/USDT');
    await act(async () => platform.language.set('spa'));
    expect(document.title).toBe('Spot trading spa · Tradefloor');
  });
});

describe('what stands instead of an area', () => {
  it('is a page with ways on when nothing is there', async () => {
    const { chrome } = await chromeOnPage();
    act(() => chrome.showRoute('not-found'));
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { name: 'This page does not exist' })).toBeInTheDocument();
    expect(main.getAllByRole('link').map(link => link.textContent)).toEqual(['Home', 'Markets', 'Spot']);
  });

  it('is the gallery at its address, in builds that have one', async () => {
    const { chrome } = await chromeOnPage({ gallery: async () => Components });
    window.history.replaceState(null, '', '/__kit');
    act(() => chrome.showRoute('not-found'));
    expect(await screen.findByRole('heading', { name: 'Components' })).toBeInTheDocument();
    act(() => chrome.showRoute(SPOT));
    window.history.replaceState(null, '', '/nowhere');
    act(() => chrome.showRoute('not-found'));
    expect(screen.getByRole('heading', { name: 'This page does not exist' })).toBeInTheDocument();
  });

  it('is a card with cause, code, build and a way to try again', async () => {
    const { chrome } = await chromeOnPage();
    const retry = jest.fn();
    act(() => chrome.showRoute(SPOT));
    act(() => chrome.showFault('spot', { kind: 'integrity-refused', build: 'ab12cd34' }, retry));
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { name: 'This page could not be loaded' })).toBeInTheDocument();
    expect(main.getByText(/failed a security check/)).toBeInTheDocument();
    expect(main.getByText('Error TF-1110')).toBeInTheDocument();
    expect(main.getByText('Build ab12cd34')).toBeInTheDocument();
    act(() => main.getByRole('button', { name: 'Try again' }).click());
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('is a reload where the page is too old for the area', async () => {
    const { chrome, reload } = await chromeOnPage();
    act(() => chrome.showFault('spot', { kind: 'platform-too-old', build: null }, () => undefined));
    act(() => screen.getByRole('button', { name: 'Reload' }).click());
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is a skeleton until the area is there', async () => {
    const { chrome } = await chromeOnPage();
    act(() => chrome.showRoute(SPOT));
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    act(() => chrome.showArea());
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  });
});

describe('leaving', () => {
  it('gives up everything that was followed', async () => {
    const { menu, connection, sessionOver, platform } = await chromeOnPage({ session: GUEST });
    takeAway();
    expect(sessionOver.observed).toBe(false);
    expect(document.body).toBeEmptyDOMElement();
    expect(platform.listeners()).toBe(0);
    menu.set([]);
    connection.set({ kind: 'down', since: 1, latencyMs: null });
  });
});
