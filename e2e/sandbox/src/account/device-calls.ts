import { asId, asInstant } from '@tradefloor/contract';
import type { Device, listDevices, signOutDevice, signOutOtherDevices } from '@tradefloor/contract/ext';
import type { SessionRow } from '../storage/tables';
import { doneSaying, forMember, type HandlerOf } from '../wire/ask';
import { hashOfToken } from './sessions';

/** Enough of the hash to tell sessions apart; nothing can be done with it but to end one's own. */
const idOf = (session: SessionRow): Device['id'] => asId(session.token_hash.slice(0, 24));

export const devices: HandlerOf<typeof listDevices> = forMember((_, { core, member, token }) =>
  core.sessions.of(member.id).map(session => ({
    id: idOf(session),
    name: nameOfDevice(session.device),
    address: session.address,
    signedInAt: asInstant(session.created_at),
    lastSeenAt: asInstant(session.used_at),
    isThis: token !== null && session.token_hash === hashOfToken(token),
  })),
);

export const endDevice: HandlerOf<typeof signOutDevice> = forMember(async ({ id }, ask) => {
  const { core, member } = ask;
  await core.sessions.closeThose(session => session.member_id === member.id && idOf(session) === id);
  return doneSaying(ask, 'done');
});

export const endOthers: HandlerOf<typeof signOutOtherDevices> = forMember(async (_, ask) => {
  const { core, member, token } = ask;
  const mine = token === null ? '' : hashOfToken(token);
  await core.sessions.closeThose(session => session.member_id === member.id && session.token_hash !== mine);
  return doneSaying(ask, 'done');
});

const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iOS'],
  ['iPad', 'iPadOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** `Chrome · Windows`, as far as a browser says it. */
export function nameOfDevice(device: string): string {
  const known = [BROWSERS, SYSTEMS].flatMap(list => list.find(([mark]) => device.includes(mark))?.[1] ?? []);
  return known.join(' · ') || device.slice(0, 60);
}
