import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { upload, type UserCenter, userCenter, verifyIdentity } from '@tradefloor/contract';
import { messageTopic } from '@tradefloor/platform';
import { type FakePlatform, fakePlatform } from '@tradefloor/platform/fake';
import { known } from '@tradefloor/platform/testing';
import { aFile, drawNoPictures } from '../testing/a-file';
import { shown } from '../testing/shown';

const REASON = 'The picture of the front is blurred.';
const REFUSED: UserCenter = { reviewStatus: 'not-submitted', realName: null, cardId: null, level: 1, refusal: REASON };
const { refusal: _, ...UNSAID } = REFUSED;
const IN_REVIEW: UserCenter = { ...UNSAID, reviewStatus: 'in-review' };
/** Whoever was led here from a form waits here. */
const WAITING = '/account/authentication?back=%2FdealCenter';

function aPlatform(center: UserCenter) {
  const platform = fakePlatform();
  platform.answer(userCenter, center);
  platform.answer(upload, ({ file }) => `/api/files/picture/${(file as File).name}`);
  platform.answer(verifyIdentity, { message: 'Handed in', id: null });
  known(platform);
  return platform;
}

function ends(platform: FakePlatform, center: UserCenter) {
  platform.answer(userCenter, center);
  act(() =>
    platform.drive(messageTopic, { id: '1' as never, title: 'Reviewed', content: '', isRead: false, updatedAt: null }),
  );
}

const refused = () => screen.findByRole('status', { name: 'Identity verification rejected' });

async function handIn(platform: FakePlatform) {
  for (const name of ['Document front', 'Document back']) {
    const place = within(screen.getByRole('group', { name }));
    await userEvent.upload(place.getByLabelText(name), aFile(`${name}.jpg`));
    await place.findByRole('button', { name: 'Remove' });
  }
  platform.answer(userCenter, IN_REVIEW);
  await userEvent.click(screen.getByRole('button', { name: 'Submit for review' }));
  await screen.findByText(/reviewing your documents/);
}

beforeAll(drawNoPictures);

test('a real name that comes back is told with its reason, over the form with what was typed (account.review-states)', async () => {
  const platform = aPlatform(UNSAID);
  await shown(WAITING, platform);
  await userEvent.type(await screen.findByLabelText('Legal name'), 'Ann Lee');
  await userEvent.type(screen.getByLabelText('ID number'), 'PA-123456');
  expect(screen.queryByRole('status')).toBeNull();
  await handIn(platform);

  ends(platform, REFUSED);
  expect(await refused()).toHaveTextContent(REASON);
  expect(within(await refused()).getByRole('link', { name: 'View messages' })).toHaveAttribute(
    'href',
    '/account/accountMessage',
  );
  expect(screen.getByLabelText('Legal name')).toHaveValue('Ann Lee');
  expect(screen.getByLabelText('ID number')).toHaveValue('PA-123456');
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  expect(platform.readiness()).toBe('ask');

  await userEvent.type(screen.getByLabelText('ID number'), '7');
  await handIn(platform);
  expect(platform.payloadsOf(verifyIdentity).map(({ cardId }) => cardId)).toEqual(['PA-123456', 'PA-1234567']);
  expect(screen.queryByRole('status')).toBeNull();
});

test('whoever comes back later is told too', async () => {
  await shown('/account/authentication', aPlatform(REFUSED));
  expect(await refused()).toHaveTextContent(REASON);
  expect(await screen.findByLabelText('Legal name')).toHaveValue('');
});

test('where the server gives no reason, whoever waits here is sent to the messages for it', async () => {
  const platform = aPlatform(IN_REVIEW);
  await shown(WAITING, platform);
  await screen.findByText(/reviewing your documents/);
  ends(platform, UNSAID);
  expect(await refused()).toHaveTextContent('Check your messages for the reason');
  ends(platform, { ...UNSAID, reviewStatus: 'verified' });
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

test('the reason is read again in another language, and what is typed stays', async () => {
  const platform = aPlatform(REFUSED);
  await shown('/account/authentication', platform);
  await userEvent.type(await screen.findByLabelText('Legal name'), 'Ann Lee');
  platform.answer(userCenter, { ...REFUSED, refusal: 'La foto está borrosa.' });
  act(() => platform.language.set('spa'));
  expect(await screen.findByText('La foto está borrosa.')).toBeVisible();
  expect(screen.getByDisplayValue('Ann Lee')).toBeVisible();
});
