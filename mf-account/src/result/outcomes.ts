import { type Back, ways } from '@tradefloor/platform';

/**
 * What can have happened, by the query `of` of `/success`. Other areas come here with
 * `navigate(ways.result({ of: 'deposit' }), { replace: true, force: true })`.
 */
export const OUTCOMES = ['register', 'deposit', 'withdrawal', 'acceptorRecharge', 'acceptorWithdrawal'] as const;
export type OutcomeName = (typeof OUTCOMES)[number];

interface Way {
  readonly to: (back: Back) => string;
  readonly label: string;
}

/** Where it goes on: first what is to be done or watched, then the way back to trading. */
export const WAYS: Readonly<Record<OutcomeName, readonly [Way, Way]>> = {
  register: [
    { to: ways.signIn, label: 'signIn.submit' },
    { to: ways.home, label: 'result.toHome' },
  ],
  deposit: [
    { to: ways.coinRecords, label: 'result.toRecords' },
    { to: ways.assets, label: 'result.toAssets' },
  ],
  withdrawal: [
    { to: ways.coinRecords, label: 'result.toRecords' },
    { to: ways.assets, label: 'result.toAssets' },
  ],
  acceptorRecharge: [
    { to: ways.acceptorDeals, label: 'result.toDeals' },
    { to: ways.assets, label: 'result.toAssets' },
  ],
  acceptorWithdrawal: [
    { to: ways.acceptorDeals, label: 'result.toDeals' },
    { to: ways.assets, label: 'result.toAssets' },
  ],
};

export function outcomeNamed(name: string | null): OutcomeName | null {
  return OUTCOMES.find(outcome => outcome === name) ?? null;
}
