import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePlatform } from '@tradefloor/platform/fake';
import { useState } from 'react';
import { drawnWith } from '../testing/drawn';
import { codeOnDemand, allLateCode } from './late-code';
import { onDemand } from './on-demand';
import { RowsYet } from './rows-yet';
import { useOnPress } from './use-on-press';

const drawn = drawnWith();
const Part = () => <p>part</p>;

/** Code that does not come until it is told to. */
function aServer() {
  const state = { isDown: true };
  const load = jest.fn(() => (state.isDown ? Promise.reject(new Error('no chunk')) : Promise.resolve(Part)));
  return { state, load };
}

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('loses the panel alone whose code does not come, until it is tried again', async () => {
  const { state, load } = aServer();
  const Panel = onDemand(load, RowsYet);
  drawn(
    fakePlatform(),
    <>
      <p>screen</p>
      <Panel />
    </>,
  );
  expect(screen.getByText('Loading')).toBeInTheDocument();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('screen')).toBeInTheDocument();
  state.isDown = false;
  await userEvent.click(again);
  expect(await screen.findByText('part')).toBeInTheDocument();
});

it('gives up what is never answered, and asks for it anew when it is tried again', async () => {
  const load = jest.fn((): Promise<typeof Part> => new Promise(() => {}));
  const Panel = onDemand(load, RowsYet);
  drawn(fakePlatform(), <Panel />);
  await act(() => jest.advanceTimersByTimeAsync(19_000));
  expect(screen.getByText('Loading')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue(Part);
  await act(() => jest.advanceTimersByTimeAsync(21_000));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('part')).toBeInTheDocument();
});

it('loses the press alone for what does not come, says so, and asks again at the next one', async () => {
  const { state, load } = aServer();
  const code = codeOnDemand(load);
  function Opening() {
    const [isOpen, setOpen] = useState(false);
    const [View, ask] = useOnPress(code);
    return (
      <>
        <button type="button" onClick={() => void ask().then(setOpen)}>
          Open
        </button>
        {isOpen && View !== null ? <View /> : null}
      </>
    );
  }
  const platform = fakePlatform();
  drawn(platform, <Opening />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(platform.notices).toMatchObject([{ kind: 'error', text: 'Couldn’t load. Try again.' }]);
  state.isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('part')).toBeInTheDocument();
});

it('is fetched by no swap', async () => {
  const { load } = aServer();
  onDemand(load, RowsYet);
  await allLateCode();
  expect(load).not.toHaveBeenCalled();
});
