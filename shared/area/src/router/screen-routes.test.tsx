import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionState } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { PlatformProvider } from '@tradefloor/platform/react';
import { MemoryRouter } from 'react-router-dom';
import { type Screen, screenLoader } from '../screens/screen';
import { ScreenRoutes } from './screen-routes';

const GUEST: SessionState = { kind: 'guest' };
const userOf = (account: string): SessionState => ({ kind: 'user', userId: null, account });
const [ANN, BOB] = [userOf('ann@example.com'), userOf('bob@example.com')];
const FORM: Screen = () => Promise.resolve({ default: () => <input aria-label="Address" /> });

it.each([
  ['nothing to who comes directly after them, as in a tab that slept', ANN, [BOB], ''],
  ['nothing to who comes after they have gone', ANN, [GUEST, BOB], ''],
  ['what they typed to who comes back', ANN, [GUEST, ANN], 'bc1q'],
  ['what they typed to who becomes known by name', userOf(''), [ANN], 'bc1q'],
  ['as a guest, what they typed to who logs in', GUEST, [BOB], 'bc1q'],
])('a user leaves %s (wire.next-user)', async (_, first, then, left) => {
  const platform = fakePlatform({ session: first });
  const load = screenLoader();
  await act(() => load(FORM));
  render(
    <PlatformProvider platform={platform}>
      <MemoryRouter initialEntries={['/withdraw']}>
        <ScreenRoutes screens={new Map([['/withdraw', FORM]])} load={load} />
      </MemoryRouter>
    </PlatformProvider>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'bc1q');
  for (const next of then) await act(async () => platform.become(next));
  expect(screen.getByRole('textbox')).toHaveValue(left);
});
