import type { CauseText } from './cause-text';

export const microCauses = {
  micro_open: { kind: 'trade', says: 'causeMicroFee' },
  micro_close: { kind: 'trade', says: 'causeMicroResult' },
  insurance_premium: { kind: 'trade', says: 'causeInsurancePremium' },
  insurance_payout: { kind: 'trade', says: 'causeInsurancePayout' },
} as const satisfies Readonly<Record<string, CauseText>>;
