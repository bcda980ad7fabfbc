export interface StakingTables {
  staking_order: StakingOrderRow;
}

export const STAKING_KEYS = { staking_order: ['id'] } as const;

export interface StakingOrderRow {
  id: number;
  member_id: number;
  plan_id: number;
  amount: string;
  /** Percent a year, fixed when it was bought. */
  rate: string;
  cycle_days: number;
  /** What has been credited so far, and for how many days. */
  income: string;
  paid_days: number;
  status: 'in-progress' | 'finished';
  created_at: number;
  closed_at: number | null;
}
