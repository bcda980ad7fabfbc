import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../dialog/dialog';
import { PoliteRegion } from './polite-region';
import { Toast } from './toast';
import { ToastViewport } from './toast-viewport';

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('a toast acts, leaves, and is held by pointer and keyboard', async () => {
  const run = jest.fn();
  const dismiss = jest.fn();
  const hold = jest.fn();
  const release = jest.fn();
  render(
    <ToastViewport label="Notices" onHold={hold} onRelease={release}>
      <Toast
        kind="error"
        text="The order was not placed"
        code="TF-1042"
        action={{ label: 'Try again', run }}
        dismissLabel="Dismiss"
        onDismiss={dismiss}
      />
    </ToastViewport>,
  );
  expect(screen.getByRole('region', { name: 'Notices' })).toHaveTextContent('TF-1042');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(dismiss).toHaveBeenCalledTimes(1);
  expect(hold).toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismiss).toHaveBeenCalledTimes(2);
  await userEvent.unhover(screen.getByRole('listitem'));
  expect(release).toHaveBeenCalled();
});

describe('the polite region', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('speaks at once, then at most every 5 s, and says the newest (look.polite-pace)', () => {
    const { rerender } = render(<PoliteRegion text="Filled 1" />);
    wait(0);
    expect(screen.getByRole('status')).toHaveTextContent('Filled 1');
    rerender(<PoliteRegion text="Filled 2" />);
    wait(2_000);
    rerender(<PoliteRegion text="Filled 3" />);
    wait(2_999);
    expect(screen.getByRole('status')).toHaveTextContent('Filled 1');
    wait(1);
    expect(screen.getByRole('status')).toHaveTextContent('Filled 3');
  });

  test('is heard while a dialog hides the rest of the page', () => {
    render(
      <>
        <PoliteRegion text="Copied" />
        <Dialog open title="Details" closeLabel="Close">
          97,100.00
        </Dialog>
      </>,
    );
    wait(0);
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
  });

  test('says in passing what takes no turn from the news, neither one that waits nor one that comes', () => {
    const says = (words: string) => expect(screen.getByRole('status')).toHaveTextContent(words);
    const { rerender } = render(<PoliteRegion text="" passing="Spot" />);
    wait(0);
    says('Spot');
    rerender(<PoliteRegion text="Filled 1" passing="Spot" />);
    wait(0);
    says('Filled 1');
    rerender(<PoliteRegion text="Filled 2" passing="Spot" />);
    rerender(<PoliteRegion text="Filled 2" passing="Orders" />);
    wait(4_999);
    says('Filled 1');
    wait(1);
    says('Filled 2');
    wait(5_000);
    says('Filled 2');
    rerender(<PoliteRegion text="Filled 2" passing="Spot" />);
    wait(0);
    says('Spot');
  });

  test('is silent no longer because the clock was set back', () => {
    const { rerender } = render(<PoliteRegion text="Filled 1" />);
    wait(0);
    jest.setSystemTime(Date.now() - 3_600_000);
    rerender(<PoliteRegion text="Filled 2" />);
    wait(5_000);
    expect(screen.getByRole('status')).toHaveTextContent('Filled 2');
  });
});
