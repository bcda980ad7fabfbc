import type { LanguageCode } from '@tradefloor/contract';
import type { Label } from '@tradefloor/release';

/** What a build calls its screens: in English where it is older than the language. */
export function textIn(label: Readonly<Record<string, string | undefined>> & Label, code: LanguageCode): string {
  return label[code] ?? label.en;
}
