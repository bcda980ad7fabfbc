import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePlatform } from '@tradefloor/platform/fake';
import { PlatformProvider } from '@tradefloor/platform/react';
import { useLocation } from 'react-router-dom';
import { AreaRouter } from './area-router';
import { Link } from './link';

function Place() {
  return (
    <>
      <p>{JSON.stringify(useLocation().state)}</p>
      <Link to="/on" state={{ at: 2 }}>
        on
      </Link>
    </>
  );
}

it('gives a screen what is kept with its address, also when that alone changes, and takes along what a link carries', async () => {
  window.history.replaceState({ at: 1 }, '', '/here');
  const platform = fakePlatform();
  render(
    <PlatformProvider platform={platform}>
      <AreaRouter>
        <Place />
      </AreaRouter>
    </PlatformProvider>,
  );
  expect(screen.getByText('{"at":1}')).toBeVisible();
  await userEvent.click(screen.getByRole('link'));
  expect([platform.went, platform.carried]).toEqual([['/on'], [{ at: 2 }]]);
  window.history.replaceState({ at: 3 }, '', '/here');
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.getByText('{"at":3}')).toBeVisible();
});
