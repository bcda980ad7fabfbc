import { useLanguage } from '@tradefloor/platform/react';
import type { Label } from '@tradefloor/release';
import { useCallback } from 'react';

/** What a build calls its screens, in the user's language: in English where the build is older than that. */
export function useTextIn(): (label: Label) => string {
  const code = useLanguage();
  return useCallback((label: Readonly<Record<string, string | undefined>> & Label) => label[code] ?? label.en, [code]);
}
