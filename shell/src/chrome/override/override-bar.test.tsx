import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chromeOnPage, takeAway } from '../testing/chrome-on-page';
import { loadOverlays } from '../overlay/load-overlays';

beforeAll(loadOverlays);
afterEach(() => {
  takeAway();
  document.getElementById('registry')?.remove();
  history.replaceState(null, '', '/');
});

function pageShows(overrides: readonly { readonly area: string; readonly from: string }[]): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'registry';
  script.dataset['overrides'] = JSON.stringify(overrides);
  document.body.append(script);
}

it('says nothing where everybody’s builds are shown', async () => {
  await chromeOnPage();
  expect(screen.queryByText(/this browser only/)).not.toBeInTheDocument();
});

it('says what is shown from elsewhere, and goes back with one press', async () => {
  pageShows([{ area: 'spot', from: '3f2a91bc' }]);
  const { override, reload } = await chromeOnPage();
  expect(screen.getByText('In this browser only: spot 3f2a91bc')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back to public builds' }));
  expect(override).toHaveBeenCalledWith('');
  expect(reload).toHaveBeenCalledTimes(1);
});

describe('a link that asks for other builds', () => {
  beforeEach(() => history.replaceState(null, '', '/dealCenter?override=spot@3f2a91bc'));

  it('is followed when whoever opened it agrees', async () => {
    const { override, reload, platform } = await chromeOnPage();
    expect(screen.getByText('This link shows other builds, in this browser only: spot 3f2a91bc')).toBeVisible();
    expect(override).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Show them' }));
    expect(override).toHaveBeenCalledWith('spot@3f2a91bc');
    expect(platform.went).toEqual(['/dealCenter']);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is forgotten when not', async () => {
    const { override } = await chromeOnPage();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByText(/This link/)).not.toBeInTheDocument();
    expect(override).not.toHaveBeenCalled();
  });

  it('says why the gateway refused', async () => {
    const { override, reload } = await chromeOnPage();
    override.mockResolvedValueOnce('Overrides are for operators: log in as one.');
    await userEvent.click(screen.getByRole('button', { name: 'Show them' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Overrides are for operators: log in as one.');
    expect(reload).not.toHaveBeenCalled();
  });
});
