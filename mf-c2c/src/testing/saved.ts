import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** What the list on screen saves as its file. */
export async function savedFile(): Promise<string> {
  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => void saved.push(blob), revokeObjectURL: jest.fn() });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const button = await screen.findByRole('button', { name: 'CSV' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await waitFor(() => expect(saved).toHaveLength(1));
  return new Promise(resolve => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    if (saved[0]) reader.readAsText(saved[0]);
  });
}
