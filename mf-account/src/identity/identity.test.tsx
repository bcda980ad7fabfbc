import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { upload, type UserCenter, userCenter, verifyIdentity } from '@tradefloor/contract';
import { CallFailure, messageTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { known } from '@tradefloor/platform/testing';
import { aFile, drawNoPictures } from '../testing/a-file';
import { shown } from '../testing/shown';

const aCenter = (more: Partial<UserCenter> = {}): UserCenter => ({
  reviewStatus: 'not-submitted',
  realName: null,
  cardId: null,
  level: 1,
  ...more,
});

function aPlatform(center: UserCenter = aCenter()) {
  const platform = fakePlatform();
  platform.answer(userCenter, center);
  platform.answer(upload, ({ file }) => `/api/files/picture/${(file as File).name}`);
  platform.answer(verifyIdentity, { message: 'Handed in', id: null });
  known(platform);
  return platform;
}

const place = (name: string) => screen.getByRole('group', { name });
const chosen = (name: string, file: File) => userEvent.upload(within(place(name)).getByLabelText(name), file);

beforeAll(drawNoPictures);

test('each of the four is asked for with its own words (account.identity-needs)', async () => {
  const platform = aPlatform();
  await shown('/account/authentication', platform);
  await userEvent.click(await screen.findByRole('button', { name: 'Submit for review' }));
  expect(screen.getByLabelText('Legal name')).toHaveAccessibleDescription(/Enter your legal name/);
  expect(screen.getByLabelText('ID number')).toHaveAccessibleDescription(/Enter your ID number/);
  expect(place('Document front')).toHaveAccessibleDescription(/Upload the front of your document/);
  expect(place('Document back')).toHaveAccessibleDescription(/Upload the back of your document/);
  expect(platform.payloadsOf(verifyIdentity)).toEqual([]);
});

test('the form is handed in with the addresses that the pictures got, and leads home (account.home-afterwards)', async () => {
  const platform = aPlatform();
  await shown('/account/authentication', platform);
  await userEvent.type(await screen.findByLabelText('Legal name'), ' Ann Lee ');
  await userEvent.type(screen.getByLabelText('ID number'), 'PA-123456');
  await chosen('Document front', aFile('front.jpg'));
  await chosen('Document back', aFile('back.jpg'));
  await screen.findAllByRole('button', { name: 'Remove' });
  platform.answer(userCenter, aCenter({ reviewStatus: 'in-review' }));
  await userEvent.click(screen.getByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByText(/reviewing your documents/)).toBeVisible();
  expect(platform.payloadsOf(verifyIdentity)).toEqual([
    {
      name: 'Ann Lee',
      cardId: 'PA-123456',
      frontPicture: '/api/files/picture/front.jpg',
      reversePicture: '/api/files/picture/back.jpg',
    },
  ]);
  expect(platform.notices).toEqual([{ kind: 'success', text: 'Handed in' }]);
  await waitFor(() => expect(platform.went).toEqual(['/']));
});

test('what was refused is still asked about before it is left', async () => {
  const platform = aPlatform();
  platform.fail(verifyIdentity, 'The number is known already');
  await shown('/account/authentication', platform);
  await userEvent.type(await screen.findByLabelText('Legal name'), 'Ann Lee');
  await userEvent.type(screen.getByLabelText('ID number'), 'A1');
  await chosen('Document front', aFile('front.jpg'));
  await chosen('Document back', aFile('back.jpg'));
  await userEvent.click(screen.getByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByText('The number is known already')).toBeVisible();
  expect(platform.readiness()).toBe('ask');
});

test('a file that is no jpg or png, or too large, is never sent', async () => {
  const platform = aPlatform();
  await shown('/account/authentication', platform);
  await screen.findByLabelText('Legal name');
  const disguised = aFile('a.jpg', new TextEncoder().encode('GIF89a'));
  await chosen('Document front', disguised);
  expect(await within(place('Document front')).findByText('Use a JPG or PNG image')).toBeVisible();
  const large = aFile('b.jpg', new Uint8Array(4 * 1024 * 1024 + 1));
  await chosen('Document front', large);
  expect(await within(place('Document front')).findByText('The image is larger than 4 MB')).toBeVisible();
  expect(platform.payloadsOf(upload)).toEqual([]);
});

test('while a picture is on its way the form waits, and what the server says of it stands beside it', async () => {
  const platform = aPlatform();
  let refuse: (problem: unknown) => void = () => undefined;
  platform.answer(upload, () => new Promise<string>((_, reject) => (refuse = reject)));
  await shown('/account/authentication', platform);
  await screen.findByLabelText('Legal name');
  await chosen('Document front', aFile('front.jpg'));
  const progress = await screen.findByRole('progressbar', { name: 'Uploading' });
  expect(progress).not.toHaveAttribute('value');
  act(() => platform.calls.find(({ name }) => name === upload.name)?.options.onProgress?.(0.25));
  expect(progress).toHaveAttribute('value', '0.25');
  await userEvent.click(screen.getByRole('button', { name: 'Submit for review' }));
  expect(place('Document front')).toHaveAccessibleDescription(/Wait for the upload to finish/);
  await act(async () => refuse(new CallFailure('refused', upload.name, 'This is not a picture')));
  expect(await within(place('Document front')).findByText('This is not a picture')).toBeVisible();
});

test('a review that ends is seen without a reload', async () => {
  const platform = aPlatform(aCenter({ reviewStatus: 'in-review' }));
  await shown('/account/authentication', platform);
  expect(await screen.findByText(/reviewing your documents/)).toBeVisible();
  platform.answer(userCenter, aCenter({ reviewStatus: 'verified', level: 2, realName: 'A** L**', cardId: 'PA****56' }));
  act(() =>
    platform.drive(messageTopic, { id: '1' as never, title: 'Verified', content: '', isRead: false, updatedAt: null }),
  );
  expect(await screen.findByText('Your identity is verified')).toBeVisible();
  expect(screen.getByText('A** L**')).toBeVisible();
  const levels = within(screen.getByRole('list', { name: 'Verification levels' })).getAllByRole('listitem');
  expect(levels.map(level => /Completed|Next|Locked/.exec(level.textContent)?.[0])).toEqual([
    'Completed',
    'Completed',
    'Next',
  ]);
});

test('whoever was led here from a form is led back to it when the review has ended, not home', async () => {
  const platform = aPlatform(aCenter({ reviewStatus: 'in-review' }));
  await shown('/account/authentication?back=%2FdealCenter', platform);
  expect(await screen.findByText(/reviewing your documents/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue where you left off' })).toHaveAttribute('href', '/dealCenter');
  expect(platform.went).toEqual([]);
  platform.answer(userCenter, aCenter({ reviewStatus: 'verified', level: 2 }));
  act(() =>
    platform.drive(messageTopic, { id: '1' as never, title: 'Verified', content: '', isRead: false, updatedAt: null }),
  );
  await waitFor(() => expect(platform.went).toEqual(['/dealCenter']));
});
