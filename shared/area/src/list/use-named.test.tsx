import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePlatform } from '@tradefloor/platform/fake';
import { PlatformProvider } from '@tradefloor/platform/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { AreaRouter } from '../router/area-router';
import { useNamed } from './use-named';

function Pair() {
  const { named, name, turnTo } = useNamed('pair');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{`${pathname}${search} ${named ?? 'none'}`}</output>
      <button onClick={() => name('BTC/USDT')}>correct</button>
      <button onClick={() => turnTo('ETH/USDT', 'BTC/USDT')}>choose</button>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  );
}

const drawn = (address: string) =>
  render(
    <MemoryRouter initialEntries={['/before', address]} initialIndex={1}>
      <Pair />
    </MemoryRouter>,
  );
const press = (name: string) => act(() => userEvent.click(screen.getByRole('button', { name })));
const said = () => screen.getByRole('status');

it('writes over an address that names nothing there is, so that back leads out at once', async () => {
  drawn('/here?pair=NO/SUCH');
  await press('correct');
  expect(said()).toHaveTextContent('/here?pair=BTC/USDT BTC/USDT');
  await press('back');
  expect(said()).toHaveTextContent('/before none');
});

it('goes back from what was chosen to what a bare address showed, and from there out', async () => {
  drawn('/here');
  await press('choose');
  expect(said()).toHaveTextContent('/here?pair=ETH/USDT ETH/USDT');
  await press('back');
  expect(said()).toHaveTextContent('/here?pair=BTC/USDT BTC/USDT');
  await press('back');
  expect(said()).toHaveTextContent('/before none');
});

it('follows who goes back before the router has told of what was chosen', async () => {
  window.history.replaceState(null, '', '/here?pair=BTC/USDT');
  const platform = fakePlatform();
  // The shell tells of it once all areas have settled: later than the next press.
  jest.spyOn(platform, 'navigate').mockImplementation(async to => {
    window.history.pushState(null, '', to);
    return true;
  });
  render(
    <PlatformProvider platform={platform}>
      <AreaRouter>
        <Pair />
      </AreaRouter>
    </PlatformProvider>,
  );
  await press('choose');
  expect(said()).toHaveTextContent('/here?pair=BTC/USDT ETH/USDT');
  await act(async () => {
    const back = new Promise(told => window.addEventListener('popstate', told, { once: true }));
    window.history.back();
    await back;
  });
  expect(said()).toHaveTextContent('/here?pair=BTC/USDT BTC/USDT');
});
