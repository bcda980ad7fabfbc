import { act, render, screen, waitFor } from '@testing-library/react';
import { fakePlatform } from '../fake';
import { part } from '../part';
import { PlatformProvider } from './platform-context';
import { usePart } from './use-part';

const badge = part<{ readonly side?: string }>('badge', { owner: 'c2c', version: 1, read: () => ({}) });

function Place({ given }: { readonly given: { readonly side?: string } }) {
  const { place, isDrawn } = usePart(badge, given);
  return (
    <>
      <div ref={place} />
      {isDrawn ? null : <p>fallback</p>}
    </>
  );
}

function withBadge() {
  const update = jest.fn();
  const unmount = jest.fn(() => Promise.resolve());
  let lost = (): void => undefined;
  const platform = fakePlatform({
    parts: {
      badge(into, { side }, lose) {
        lost = lose;
        into.textContent = `badge ${String(side)}`;
        return { update, unmount };
      },
    },
  });
  return { platform, update, unmount, lose: () => lost() };
}

it('draws the part, tells it what changes, and takes it away', async () => {
  const { platform, update, unmount } = withBadge();
  const draw = (side: string) => (
    <PlatformProvider platform={platform}>
      <Place given={{ side }} />
    </PlatformProvider>
  );
  const { rerender, unmount: leave } = render(draw('buy'));
  expect(screen.getByText('fallback')).toBeInTheDocument();
  expect(await screen.findByText('badge buy')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('fallback')).toBeNull());
  rerender(draw('sell'));
  expect(update).toHaveBeenLastCalledWith({ side: 'sell' });
  leave();
  await waitFor(() => expect(unmount).toHaveBeenCalledTimes(1));
});

it('stands the fallback up again when the part is lost', async () => {
  const { platform, lose } = withBadge();
  render(
    <PlatformProvider platform={platform}>
      <Place given={{}} />
    </PlatformProvider>,
  );
  await waitFor(() => expect(screen.queryByText('fallback')).toBeNull());
  act(lose);
  expect(screen.getByText('fallback')).toBeInTheDocument();
});

it('keeps to the fallback where nobody has such a part', async () => {
  render(
    <PlatformProvider platform={fakePlatform()}>
      <Place given={{}} />
    </PlatformProvider>,
  );
  await act(async () => undefined);
  expect(screen.getByText('fallback')).toBeInTheDocument();
});
