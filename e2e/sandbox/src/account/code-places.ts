import type { Caller } from '../wire/ask';
import type { KnownDevices } from './known-device';
import type { LimitName } from './limits';
import type { Members } from './members';

export type CodePurpose = 'register' | 'forget' | 'bind';

/** Of whoever asks for a code, or brings one. */
export type CodeCaller = Pick<Caller, 'member' | 'network' | 'cookies'>;

export interface CodePlace {
  readonly name: string;
  /** No stranger is there: what strangers ask for and try elsewhere is not held against it. */
  readonly isOwners: boolean;
}

/**
 * account.code-bounds: a browser that its owner has signed in with, or is signed in with, counts by itself; everybody
 * else by network. The owner's network is not enough: that it is let off would tell a neighbour whose account is there.
 */
export class CodePlaces {
  constructor(
    private readonly members: Pick<Members, 'allWithAccount'>,
    private readonly devices: KnownDevices,
  ) {}

  of(account: string, { member, network, cookies }: CodeCaller): CodePlace {
    const isOwners = this.members
      .allWithAccount(account)
      .some(owner => owner.id === member?.id || this.devices.nameOf(owner, cookies) !== null);
    return { name: isOwners ? 'its owner' : network, isOwners };
  }
}

/** What is counted of codes that are sent: from one place, and over all that are not the owner's. */
export interface Asked {
  readonly place: CodePlace;
  readonly here: string;
  readonly together: string;
}

export function askedFor(account: string, purpose: CodePurpose, place: CodePlace): Asked {
  const who = `${purpose} ${account}`;
  const here = `${who} from ${place.name}`;
  return { place, here, together: place.isOwners ? here : who };
}

export interface Counted {
  readonly limit: LimitName;
  readonly who: string;
}

/** What bounds wrong codes. */
interface Tries {
  /** By whoever brings them. */
  readonly own: readonly Counted[];
  /** Over all strangers. */
  readonly strangers: readonly Counted[];
  /** Of the place, for a code that was asked for there: of all members together, who are soon many. */
  readonly here: readonly Counted[];
}

export function triesOf(account: string, { member, network }: CodeCaller, place: CodePlace): Tries {
  const by = (who: string): Counted => ({ limit: 'wrongCodes', who: `${account} by ${who}` });
  if (place.isOwners) return { own: [by(place.name)], strangers: [], here: [] };
  // Guests use up nothing of what members have who share their address.
  const ofPlace: Counted = { limit: 'failedCodes', who: member ? `${network} by members` : network };
  const here = by(ofPlace.who);
  return {
    own: [ofPlace, member ? by(`member ${member.id}`) : here],
    strangers: [{ limit: 'strangersCodes', who: member ? `${account} by members` : account }],
    here: [ofPlace, here],
  };
}
