/**
 * What can have happened, by the query `of` of `/success`. Other areas come here with
 * `navigate('/success?of=deposit', { replace: true, force: true })`.
 */
export const OUTCOMES = ['register', 'deposit', 'withdrawal', 'acceptorRecharge', 'acceptorWithdrawal'] as const;
export type OutcomeName = (typeof OUTCOMES)[number];

interface Way {
  readonly to: string;
  readonly label: string;
}

/** Where it goes on: first what is to be done or watched, then the way back to trading. */
export const WAYS: Readonly<Record<OutcomeName, readonly [Way, Way]>> = {
  register: [
    { to: '/components/login', label: 'signIn.submit' },
    { to: '/', label: 'result.toHome' },
  ],
  deposit: [
    { to: '/account/coinRecord', label: 'result.toRecords' },
    { to: '/new_account/finance', label: 'result.toAssets' },
  ],
  withdrawal: [
    { to: '/account/coinRecord', label: 'result.toRecords' },
    { to: '/new_account/finance', label: 'result.toAssets' },
  ],
  acceptorRecharge: [
    { to: '/account/chargeRecord', label: 'result.toDeals' },
    { to: '/new_account/finance', label: 'result.toAssets' },
  ],
  acceptorWithdrawal: [
    { to: '/account/chargeRecord', label: 'result.toDeals' },
    { to: '/new_account/finance', label: 'result.toAssets' },
  ],
};

export function outcomeNamed(name: string | null): OutcomeName | null {
  return OUTCOMES.find(outcome => outcome === name) ?? null;
}
