import { asInstant, type listRegionUsers, type RegionUser } from '@tradefloor/contract';
import { hasRole, type Member } from '../account/members';
import { maskedPhone } from '../account/phone-number';
import type { Core } from '../core';
import type { Deed } from '../ledger/deed';
import { Refusal } from '../messages/refusal';
import type { RegionRow } from '../storage/tables/account';
import { forMember, type HandlerOf } from '../wire/ask';
import { invitersOf } from './inviters';

const PAGE_ROWS = 10;

/** Whom an agent brought, over three levels, is of the agent's region. */
export function joinRegion(core: Core, deed: Deed, member: Member): void {
  const agent = invitersOf(id => core.members.latest(id), member).find(inviter => hasRole(inviter, 'agent'));
  const region = agent && core.regions.latest(agent.id);
  if (!region) return;
  const { city_name, district_name } = region;
  core.regions.write(deed, { member_id: member.id, agent_id: region.member_id, city_name, district_name });
}

/** account.region-agents: who is none is told that this is not for him. */
export const regionUsers: HandlerOf<typeof listRegionUsers> = forMember(({ page = 1 }, { core, member }) => {
  if (!hasRole(member, 'agent')) throw new Refusal('notAnAgent');
  const own = [...core.regions.all()].filter(row => row.agent_id === member.id);
  const rows = own
    .sort((one, other) => other.member_id - one.member_id)
    .slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS)
    .flatMap(row => userOf(row, core.members.withId(row.member_id)));
  return { rows, total: own.length };
});

function userOf(row: RegionRow, member: Member | undefined): RegionUser[] {
  if (!member) return [];
  const contact = covered(member.phone ?? member.account);
  return [
    { cityName: row.city_name, districtName: row.district_name, phone: contact, time: asInstant(member.created_at) },
  ];
}

/** +86138****8000, se****@tradefloor.test: the agent knows them, and whoever looks over his shoulder does not. */
function covered(contact: string): string {
  const [name = '', host] = contact.split('@');
  return host === undefined ? maskedPhone(name) : `${name.slice(0, 2)}****@${host}`;
}
