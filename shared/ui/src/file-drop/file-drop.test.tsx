import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileDrop, type Upload } from './file-drop';
import { problemOf } from './picture-rules';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2]);
const texts = {
  drop: 'Drop a picture here or',
  pick: 'Choose a file',
  replace: 'Choose another',
  remove: 'Remove',
  sending: 'Sending',
  problems: { 'not-one': 'One file', 'wrong-type': 'Only jpg or png', 'too-large': 'At most 4 MB', empty: 'Empty' },
};

function aFile({ bytes = PNG, type = 'image/png', name = 'front.png' } = {}): File {
  const file = new File([bytes], name, { type });
  // jsdom's files can't be read.
  const part = new Blob([bytes.slice(0, 4)]);
  part.arrayBuffer = () => Promise.resolve(bytes.slice(0, 4).buffer);
  file.slice = () => part;
  return file;
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = jest.fn();
});

function draw(upload: Upload = { kind: 'none' }) {
  const pick = jest.fn();
  const remove = jest.fn();
  render(<FileDrop label="Front" hint="jpg or png" {...{ texts, upload }} onPick={pick} onRemove={remove} />);
  return { pick, remove };
}

test('only one jpg or png of at most 4 MB is taken, whatever its name says (account.one-picture)', async () => {
  const four = 4 * 1024 * 1024;
  expect(await problemOf([aFile()], four)).toBeNull();
  expect(await problemOf([], four)).toBe('not-one');
  expect(await problemOf([aFile(), aFile()], four)).toBe('not-one');
  expect(await problemOf([aFile({ type: 'image/svg+xml' })], four)).toBe('wrong-type');
  expect(await problemOf([aFile({ bytes: new TextEncoder().encode('<svg onload>') })], four)).toBe('wrong-type');
  expect(await problemOf([aFile()], 3)).toBe('too-large');
  expect(await problemOf([aFile({ bytes: new Uint8Array() })], four)).toBe('empty');
});

test('takes a picture that is picked', async () => {
  const { pick } = draw();
  await userEvent.upload(screen.getByLabelText('Front', { selector: 'input' }), aFile());
  await waitFor(() => expect(pick).toHaveBeenCalledWith(expect.objectContaining({ name: 'front.png' })));
});

test('says beside it why a dropped file is not taken', async () => {
  const { pick } = draw();
  const place = screen.getByRole('group', { name: 'Front' });
  fireEvent.drop(place, { dataTransfer: { files: [aFile({ type: 'text/html' })] } });
  expect(await screen.findByText('Only jpg or png')).toBeInTheDocument();
  expect(place).toHaveAccessibleDescription('Only jpg or png jpg or png');
  fireEvent.drop(place, { dataTransfer: { files: [aFile()] } });
  await waitFor(() => expect(pick).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('Only jpg or png')).not.toBeInTheDocument();
});

test('shows what is being sent and how far it is, and takes no other meanwhile', () => {
  const { pick } = draw({ kind: 'sending', file: aFile(), share: 0.4 });
  expect(screen.getByRole('progressbar', { name: 'Sending' })).toHaveValue(0.4);
  expect(screen.getByRole('img', { name: 'front.png' })).toHaveAttribute('src', 'blob:preview');
  fireEvent.drop(screen.getByRole('group', { name: 'Front' }), { dataTransfer: { files: [aFile()] } });
  expect(pick).not.toHaveBeenCalled();
});

test('what failed says why and can be removed', async () => {
  const { remove } = draw({ kind: 'failed', file: aFile(), message: 'The server is full' });
  expect(screen.getByText('The server is full')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(remove).toHaveBeenCalledTimes(1);
});
