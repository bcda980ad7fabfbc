import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstValueFrom, Subject } from 'rxjs';
import { chromeOnPage, GUEST, takeAway } from '../testing/chrome-on-page';
import { whenIdle } from '../when-idle';
import { loadOverlays, type Overlays } from './load-overlays';
import * as overlays from './overlays';

jest.mock('./load-overlays', () => ({ loadOverlays: jest.fn(), overlaysIfLoaded: () => null }));
jest.mock('../when-idle', () => ({ whenIdle: jest.fn(() => () => undefined) }));
const load = jest.mocked(loadOverlays);
const whenIdleMock = jest.mocked(whenIdle);

beforeEach(() => whenIdleMock.mockClear());

/** The chunk is on its way until the test lets it arrive. */
function onItsWay() {
  const chunk = new Subject<Overlays>();
  load.mockReturnValue(firstValueFrom(chunk));
  return {
    arrive: () => act(async () => chunk.next(overlays)),
    fail: () => act(async () => chunk.error(new Error('chunk missing'))),
  };
}

afterEach(takeAway);

const languageButton = () => screen.getByRole('button', { name: 'Language: English' });

describe('a button whose overlay is still on its way', () => {
  it('says that it opens something, and keeps a press until it can', async () => {
    const chunk = onItsWay();
    await chromeOnPage({ session: GUEST });
    expect(languageButton()).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.click(languageButton());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await chunk.arrive();
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });

  it('keeps the keyboard’s place, and opens nothing by itself', async () => {
    const chunk = onItsWay();
    await chromeOnPage({ session: GUEST });
    const plain = languageButton();
    act(() => plain.focus());
    act(() => whenIdleMock.mock.calls.forEach(([run]) => run()));
    await chunk.arrive();
    expect(plain).not.toBeInTheDocument();
    expect(languageButton()).toHaveFocus();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('stays until a press is over in the middle of which the overlays come, and keeps that press', async () => {
    const chunk = onItsWay();
    await chromeOnPage({ session: GUEST });
    const user = userEvent.setup();
    const plain = languageButton();
    act(() => whenIdleMock.mock.calls.forEach(([run]) => run()));
    await user.pointer({ keys: '[MouseLeft>]', target: plain });
    await chunk.arrive();
    expect(plain).toBeInTheDocument();
    await user.pointer({ keys: '[/MouseLeft]', target: plain });
    expect(plain).not.toBeInTheDocument();
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });

  it('opens nothing after a press that was dragged away', async () => {
    const chunk = onItsWay();
    await chromeOnPage({ session: GUEST });
    const user = userEvent.setup();
    const plain = languageButton();
    act(() => whenIdleMock.mock.calls.forEach(([run]) => run()));
    await user.pointer([{ keys: '[MouseLeft>]', target: plain }, { target: document.body }]);
    await chunk.arrive();
    await user.pointer({ keys: '[/MouseLeft]', target: document.body });
    await waitFor(() => expect(plain).not.toBeInTheDocument());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('tries again at the next press when the chunk did not come', async () => {
    const first = onItsWay();
    const { platform } = await chromeOnPage({ session: GUEST });
    await userEvent.click(languageButton());
    await first.fail();
    expect(platform.reports).toHaveLength(1);
    const second = onItsWay();
    await userEvent.click(languageButton());
    await second.arrive();
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });
});
