import { act, screen } from '@testing-library/react';
import { aLabel, aRoute } from '../testing/builders';
import { chromeOnPage, press, takeAway } from '../testing/chrome-on-page';

afterEach(takeAway);

const SETTINGS = aRoute({ path: '/account/accountSet', frame: 'account', title: aLabel('Account settings') });

describe('the bars', () => {
  it('offer a reload that can be put off', async () => {
    const { chrome, reload } = await chromeOnPage();
    act(() => chrome.askReload());
    await press('Later');
    expect(screen.queryByText('A new version is ready.')).not.toBeInTheDocument();
    act(() => chrome.askReload());
    await press('Reload');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('ask before a newer build throws away what was typed, and not about a screen that was left', async () => {
    const { chrome } = await chromeOnPage();
    const replace = jest.fn();
    act(() => chrome.askToReplace('spot', replace, false));
    act(() => chrome.showRoute(SETTINGS));
    expect(screen.queryByRole('button', { name: 'Switch now' })).not.toBeInTheDocument();
    act(() => chrome.askToReplace('account', replace, false));
    await press('Switch now');
    expect(replace).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Switch now' })).not.toBeInTheDocument();
  });

  it('take one answer for all of a screen that waits, be it for several parts of one area', async () => {
    const { chrome } = await chromeOnPage();
    const [putOff, badge, chart, screenItself] = [jest.fn(), jest.fn(), jest.fn(), jest.fn()];
    act(() => chrome.askToReplace('c2c', putOff, false));
    await press('Later');
    for (const [area, replace] of [
      ['c2c', badge],
      ['c2c', chart],
      ['spot', screenItself],
    ] as const)
      act(() => chrome.askToReplace(area, replace, false));
    await press('Switch now');
    expect([putOff, badge, chart, screenItself].map(each => each.mock.calls.length)).toEqual([0, 1, 1, 1]);
  });

  it('say that the page itself goes, where a newer build has no such page any more (shell.open-route)', async () => {
    const { chrome } = await chromeOnPage();
    act(() => chrome.askToReplace('spot', jest.fn(), true));
    expect(screen.getByText(/^This page is no longer part of the new version\./)).toBeInTheDocument();
    expect(screen.queryByText(/^A newer version of this screen is ready\./)).not.toBeInTheDocument();
  });

  it('say so also while something else waits, and no more once a build has the page again', async () => {
    const { chrome } = await chromeOnPage();
    const asks = (area: string, isGone: boolean) => act(() => chrome.askToReplace(area, jest.fn(), isGone));
    asks('spot', true);
    asks('c2c', false);
    expect(await screen.findByText(/^This page is no longer part/)).toBeInTheDocument();
    asks('spot', false);
    expect(screen.getByText(/^A newer version of this screen/)).toBeInTheDocument();
  });

  it('say when the browser is offline', async () => {
    await chromeOnPage();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/You are offline/)).toBeInTheDocument();
    online.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
  });
});
