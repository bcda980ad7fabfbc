import { action, call } from '../call';
import { choice } from '../wire/choice';
import { or } from '../wire/containers';
import { maybeInstant } from '../wire/instant';
import { type Kind, mapped, type PlainOf } from '../wire/kind';
import { count, flag } from '../wire/numbers';
import { field, shape } from '../wire/shape';
import { proofs } from './secrets';

/** wallet.saved-only: whether withdrawals go to saved addresses alone, and to new ones only after a while. */
export interface AddressGuard extends PlainOf<typeof addressGuard> {}
export const addressGuard = /* @__PURE__ */ shape(() => ({
  isOn: field('is_on', or(flag, 0)),
  /** It was switched off, and still holds until then. */
  endsAt: field('ends_at', maybeInstant),
  /** How long a new address waits, and the guard itself when it is switched off. */
  waitSeconds: field('wait_seconds', or(count, 0)),
}));

export const readAddressGuard = /* @__PURE__ */ call('readAddressGuard', 'GET', '/api/ext/address_guard', {
  answer: (): Kind<AddressGuard> => addressGuard,
});

/** Nobody switches it off by a word that says neither. */
const onOrOff: Kind<boolean> = /* @__PURE__ */ mapped<'on' | 'off', boolean>(
  /* @__PURE__ */ choice({ on: [1, 'true', 'on'], off: [0, 'false', 'off'] }),
  said => said === 'on',
  isOn => (isOn ? 'on' : 'off'),
);

/** The proofs are asked for only to switch it off. */
export const setAddressGuard = /* @__PURE__ */ action('setAddressGuard', '/api/ext/address_guard', {
  payload: () => ({ isOn: field('on', onOrOff), ...proofs() }),
});
