import { action, call } from '../call';
import { list, or } from '../wire/containers';
import { deviceId } from '../wire/ids';
import { instant, maybeInstant } from '../wire/instant';
import type { PlainOf } from '../wire/kind';
import { flag } from '../wire/numbers';
import { field, shape } from '../wire/shape';
import { textOrEmpty } from '../wire/text';

/** One session of the user's. */
export interface Device extends PlainOf<typeof device> {}
export const device = /* @__PURE__ */ shape(() => ({
  id: field('id', deviceId),
  /** Browser and system, as the server made them out. */
  name: field('name', textOrEmpty),
  address: field('ip', textOrEmpty),
  signedInAt: field('create_time', instant),
  lastSeenAt: field('last_time', maybeInstant),
  isThis: field('is_this', or(flag, 0)),
}));

export const listDevices = /* @__PURE__ */ call('listDevices', 'GET', '/api/ext/devices', {
  answer: () => list<Device>(device),
});

export const signOutDevice = /* @__PURE__ */ action('signOutDevice', '/api/ext/devices/sign_out', {
  payload: () => ({ id: field('id', deviceId) }),
});

/** All but this one. */
export const signOutOtherDevices = /* @__PURE__ */ action('signOutOtherDevices', '/api/ext/devices/sign_out_others');
