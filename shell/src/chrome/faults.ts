import type { FaultKind } from './deps';

/** What the user is told, in words; the exact kind is for the operator, as a code (`docs/errors.md`). */
export type FaultWords = 'missing' | 'slow' | 'broken' | 'refused' | 'outdated';

interface FaultCard {
  readonly code: `TF-${number}`;
  readonly words: FaultWords;
}

export const FAULTS: Readonly<Record<FaultKind, FaultCard>> = {
  'files-missing': { code: 'TF-1101', words: 'missing' },
  'entry-threw': { code: 'TF-1102', words: 'broken' },
  'chunk-missing': { code: 'TF-1103', words: 'missing' },
  'nothing-exposed': { code: 'TF-1104', words: 'broken' },
  'load-timeout': { code: 'TF-1105', words: 'slow' },
  'mount-threw': { code: 'TF-1106', words: 'broken' },
  'mount-hung': { code: 'TF-1107', words: 'slow' },
  'unmount-hung': { code: 'TF-1108', words: 'slow' },
  'render-crashed': { code: 'TF-1109', words: 'broken' },
  'integrity-refused': { code: 'TF-1110', words: 'refused' },
  'platform-too-old': { code: 'TF-1111', words: 'outdated' },
  'did-harm': { code: 'TF-1112', words: 'broken' },
};
