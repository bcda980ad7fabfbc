import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './copy-button';

function draw() {
  const copied = jest.fn();
  const failed = jest.fn();
  render(<CopyButton text="bc1q" label="Copy" copiedLabel="Copied" onCopied={copied} onFailed={failed} />);
  return { copied, failed };
}

test('copies the whole text, and shows it for a while', async () => {
  const user = userEvent.setup();
  const { copied } = draw();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('bc1q');
  expect(copied).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
});

test('says when the browser refuses (look.copy-refused)', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  const { copied, failed } = draw();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(failed).toHaveBeenCalledTimes(1);
  expect(copied).not.toHaveBeenCalled();
});

test('copies by the old command where there is no clipboard, and keeps the focus', async () => {
  const user = userEvent.setup({ writeToClipboard: false });
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  let selected = '';
  document.execCommand = () => {
    const source = document.activeElement;
    selected = source instanceof HTMLTextAreaElement ? source.value : '';
    return true;
  };
  const { copied } = draw();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await act(async () => undefined);
  expect(selected).toBe('bc1q');
  expect(copied).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Copied' })).toHaveFocus();
});
