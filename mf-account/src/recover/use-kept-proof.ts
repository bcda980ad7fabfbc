import { useKeptDraft } from '@tradefloor/area/act';
import { tabStorage } from '@tradefloor/platform';
import { useEffect } from 'react';
import type { Proof } from './use-recovery';

interface KeptProof {
  readonly account: string;
  /** Digits of the calling code; empty for an e-mail address. */
  readonly country: string;
}

function readProof(kept: object): KeptProof | null {
  const { account, country }: Partial<Record<keyof KeptProof, unknown>> = kept;
  return typeof account === 'string' && typeof country === 'string' ? { account, country } : null;
}

/** account.reload-goes-on: whose new password it is, for a reload of this tab; never the code. */
export function useKeptProof() {
  const { read, keep, forget } = useKeptDraft('recovery', readProof, tabStorage());
  useEffect(() => forget, [forget]);
  return {
    read(): Proof | null {
      const kept = read();
      if (kept === null) return null;
      const { account, country } = kept;
      return { reached: { account, ...(country === '' ? {} : { countryCode: country }) }, code: null };
    },
    keep: ({ reached: { account, countryCode = '' } }: Proof) => keep({ account, country: countryCode }),
    forget,
  };
}
