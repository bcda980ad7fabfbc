import { callerNetwork } from '@tradefloor/limits';
import type { Caller } from '../wire/ask';
import type { KnownDevices } from './known-device';
import type { Limits } from './limits';
import type { Member } from './members';
import type { Sessions } from './sessions';

type Place = Pick<Caller, 'network' | 'cookies'>;

/**
 * exchange.rate-limits: wrong passwords are counted where they are tried, so that a stranger's lock nobody else out; all
 * strangers' together are bounded too, against guessing from many places. What is refused is told by the name that
 * was typed alone, what is taken goes by the member: nobody learns which e-mail and phone are one account.
 */
export class SignInTries {
  constructor(
    private readonly limits: Limits,
    private readonly sessions: Sessions,
    private readonly devices: KnownDevices,
  ) {}

  /** Whether `isRight` said yes, and this account may be tried here. It is asked in any case: the time tells nothing. */
  async attempt(
    name: string,
    member: Member | undefined,
    caller: Place,
    isRight: () => Promise<boolean>,
  ): Promise<boolean> {
    const place = this.placeOf(member, caller);
    const told = tries(name, place);
    const own = member ? tries(`member ${member.id}`, place) : [];
    for (const { limit, who } of told) this.limits.check(limit, who);
    const mayEnter = own.every(({ limit, who }) => this.limits.wait(limit, who) <= 0);
    const takeBack = [...told, ...own].map(({ limit, who }) => this.limits.reserve(limit, who));
    const giveBack = () => takeBack.forEach(undo => undo());
    try {
      const isIn = (await isRight()) && mayEnter;
      if (isIn) giveBack();
      // At this place all is well again; what strangers tried elsewhere goes on counting.
      if (isIn) for (const { who } of [...told, ...own]) this.limits.forget('wrongPasswords', who);
      return isIn;
    } catch (problem) {
      giveBack();
      throw problem;
    }
  }

  /** Milliseconds until the name that was typed may be tried here again, by what was tried here alone. */
  wait(name: string, member: Member | undefined, { network, cookies }: Place): number {
    const device = member ? this.devices.nameOf(member, cookies) : null;
    return this.limits.wait('wrongPasswords', `${name} at ${device === null ? network : `device ${device}`}`);
  }

  /** Whoever has just proved otherwise whose the account is. */
  forgive(member: Member, caller: Place): void {
    for (const name of [member.account, member.email, member.phone, `member ${member.id}`]) {
      if (name === null) continue;
      this.limits.forget('wrongPasswords', `${name} at ${caller.network}`);
      this.limits.forget('strangersPasswords', name);
    }
  }

  private placeOf(member: Member | undefined, { network, cookies }: Place): Known {
    const device = member ? this.devices.nameOf(member, cookies) : null;
    if (device !== null) return { name: `device ${device}`, isKnown: true };
    const isKnown =
      member !== undefined && this.sessions.of(member.id).some(({ address }) => callerNetwork(address) === network);
    return { name: network, isKnown };
  }
}

interface Known {
  readonly name: string;
  /** The member is signed in from there, or was. */
  readonly isKnown: boolean;
}

function tries(name: string, place: Known) {
  const here = { limit: 'wrongPasswords', who: `${name} at ${place.name}` } as const;
  return place.isKnown ? [here] : [here, { limit: 'strangersPasswords', who: name } as const];
}
