import type { Core } from '../core';
import { DAY, HOUR } from '../clock/clock';

const CITY = '深圳市';
const DISTRICTS = ['南山区', '福田区', '罗湖区', '宝安区', '龙岗区', '盐田区'] as const;
const HOW_MANY = 23;

/** The agent's region and who lives there: nobody whose password anybody knows. */
export async function seedRegion(core: Core, nobodysHash: string): Promise<void> {
  const agent = core.members.withAccount('agent@tradefloor.test');
  if (!agent) return;
  await core.clerk.perform(deed => {
    core.regions.write(deed, { member_id: agent.id, agent_id: null, city_name: CITY, district_name: DISTRICTS[0] });
    for (let index = 0; index < HOW_MANY; index += 1) {
      const phone = `+861390755${String(1_021 + index * 137)}`;
      const id = deed.nextId('member');
      core.members.save(deed, {
        id,
        account: phone,
        email: null,
        phone,
        password_hash: nobodysHash,
        extension_code: `RG${String(1_000 + index)}`,
        invited_by: agent.id,
        is_seller: false,
        review_status: 0,
        roles: '',
        created_at: deed.at - (HOW_MANY - index) * 3 * DAY - index * HOUR,
      });
      const district_name = DISTRICTS[index % DISTRICTS.length] ?? DISTRICTS[0];
      core.regions.write(deed, { member_id: id, agent_id: agent.id, city_name: CITY, district_name });
    }
  });
}
