import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asId, asInstant, readPaymentDetails } from '@tradefloor/contract';
import { type Device, listDevices, signOutDevice, signOutOtherDevices } from '@tradefloor/contract/ext';
import { fakePlatform } from '@tradefloor/platform/fake';
import * as fc from 'fast-check';
import { known } from '@tradefloor/platform/testing';
import { shown } from '../testing/shown';
import { newestFirst } from './order';

const aDevice = (name: string, day: number, isThis = false): Device => ({
  id: asId(name),
  name,
  address: '10.0.0.1',
  signedInAt: asInstant(Date.UTC(2026, 10, day)),
  lastSeenAt: null,
  isThis,
});

async function withDevices(answers: boolean, ...devices: Device[]) {
  const platform = fakePlatform({ answers });
  let present = devices;
  platform.offer(listDevices);
  platform.answer(readPaymentDetails, null);
  platform.answer(listDevices, () => present);
  platform.answer(signOutDevice, ({ id }) => {
    present = present.filter(device => device.id !== id);
    return { message: null, id: null };
  });
  platform.answer(signOutOtherDevices, () => {
    present = present.filter(({ isThis }) => isThis);
    return { message: null, id: null };
  });
  known(platform);
  await shown('/account/userSetting', platform);
  return platform;
}

test('one is signed out after a question, and gone from the list', async () => {
  const platform = await withDevices(true, aDevice('Firefox on Linux', 3), aDevice('Chrome on Android', 2, true));
  const names = () =>
    within(screen.getByRole('region', { name: 'Devices' }))
      .getAllByRole('listitem')
      .map(item => /^(?:Chrome on Android|Firefox on Linux)/.exec(item.textContent)?.[0]);
  await screen.findByText('Firefox on Linux');
  expect(names()).toEqual(['Chrome on Android', 'Firefox on Linux']);
  expect(screen.queryByRole('button', { name: 'Log out Chrome on Android' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Log out Firefox on Linux' }));
  expect(platform.questions).toMatchObject([{ tone: 'danger', text: expect.stringContaining('Firefox on Linux') }]);
  expect(platform.payloadsOf(signOutDevice)).toEqual([{ id: 'Firefox on Linux' }]);
  expect(names()).toEqual(['Chrome on Android']);
});

test('two are signed out one beside the other, each until its own answer is here', async () => {
  const platform = await withDevices(true, aDevice('A', 1), aDevice('B', 2, true), aDevice('C', 3));
  platform.answer(signOutDevice, () => new Promise(() => undefined));
  await userEvent.click(await screen.findByRole('button', { name: 'Log out A' }));
  await userEvent.click(screen.getByRole('button', { name: 'Log out C' }));
  expect(platform.payloadsOf(signOutDevice)).toEqual([{ id: 'A' }, { id: 'C' }]);
  for (const name of ['Log out A', 'Log out C'])
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true');
});

test('a no keeps it', async () => {
  const platform = await withDevices(false, aDevice('Firefox on Linux', 3));
  await userEvent.click(await screen.findByRole('button', { name: 'Log out Firefox on Linux' }));
  expect(platform.payloadsOf(signOutDevice)).toEqual([]);
});

test('all others at once, this one stays', async () => {
  const platform = await withDevices(true, aDevice('A', 1), aDevice('B', 2, true), aDevice('C', 3));
  await userEvent.click(await screen.findByRole('button', { name: 'Log out all other devices' }));
  expect(platform.questions).toMatchObject([{ title: 'Log out all other devices?' }]);
  expect(await screen.findByText('B')).toBeVisible();
  expect(screen.queryByText('A')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull();
});

test('this one leads, the others follow by their last use, and none is lost', () => {
  const device = fc.record({ name: fc.string(), day: fc.integer({ min: 1, max: 28 }), isThis: fc.boolean() });
  fc.assert(
    fc.property(fc.array(device), rows => {
      const ordered = newestFirst(rows.map(({ name, day, isThis }) => aDevice(name, day, isThis)));
      expect(ordered).toHaveLength(rows.length);
      for (const [at, next] of ordered.slice(1).entries()) {
        const before = ordered[at] ?? next;
        expect(Number(before.isThis)).toBeGreaterThanOrEqual(Number(next.isThis));
        const isLater = before.isThis !== next.isThis || before.signedInAt >= next.signedInAt;
        expect(isLater).toBe(true);
      }
    }),
  );
});
