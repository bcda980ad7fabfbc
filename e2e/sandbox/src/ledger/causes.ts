import type { RecordKind } from '@tradefloor/contract';
import { acceptorCauses } from './causes/acceptor';
import { c2cCauses } from './causes/c2c';
import type { CauseText } from './causes/cause-text';
import { leverageCauses } from './causes/leverage';
import { microCauses } from './causes/micro';
import { spotCauses } from './causes/spot';
import { stakingCauses } from './causes/staking';
import { walletCauses } from './causes/wallet';

/** Every cause of every area; each area has a file in `causes/`. */
export const CAUSES = {
  ...acceptorCauses,
  ...stakingCauses,
  ...c2cCauses,
  ...leverageCauses,
  ...microCauses,
  ...spotCauses,
  ...walletCauses,
} as const satisfies Readonly<Record<string, CauseText>>;
export type CauseName = keyof typeof CAUSES;

const entries = (): ReadonlyArray<readonly [string, CauseText]> => Object.entries(CAUSES);

export const causesOf = (kind: RecordKind): string[] =>
  entries().flatMap(([name, cause]) => (cause.kind === kind && !cause.byChainRecord ? [name] : []));
export const causesByChainRecord: readonly string[] = entries().flatMap(([name, { byChainRecord }]) =>
  byChainRecord ? [name] : [],
);

/** An entry of an older build may have a cause that is no more. */
export const causeCalled = (name: string): CauseText =>
  entries().find(([known]) => known === name)?.[1] ?? { kind: 'other', says: 'causeOther' };
