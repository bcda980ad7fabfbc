import { act, screen } from '@testing-library/react';
import { chromeOnPage, takeAway } from '../testing/chrome-on-page';
import { loadOverlays } from './load-overlays';
import * as overlays from './overlays';

jest.mock('./load-overlays', () => ({ loadOverlays: jest.fn(), overlaysIfLoaded: () => null }));
jest.mock('../when-idle', () => ({ whenIdle: () => () => undefined }));

afterEach(takeAway);

it('asks a question once its code could be had, though the line was lost when it came', async () => {
  jest.useFakeTimers();
  jest.mocked(loadOverlays).mockRejectedValueOnce(new Error('offline')).mockResolvedValue(overlays);
  const { ask } = await chromeOnPage();
  await act(async () => void ask({ title: 'Cancel the order?', yes: 'Cancel it' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(screen.getByRole('alertdialog', { name: 'Cancel the order?' })).toBeInTheDocument();
  jest.useRealTimers();
});
