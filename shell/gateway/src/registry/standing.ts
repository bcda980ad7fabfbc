import { EMPTY_REGISTRY, type Registry } from '@tradefloor/release';
import type { Judged } from './judge';

/** What a gateway says of the registry that it has taken. */
export interface Standing {
  readonly revision: number;
  /** What clients are told: without builds that none may load. */
  readonly registry: Registry;
  /** The same as text, made once for all who ask. */
  readonly json: string;
  /** What was signed of it, as text, for tabs that check it themselves; null where nobody signs. */
  readonly signed: string | null;
  /** The public keys that those tabs begin with; null where nobody signs. */
  readonly keys: readonly string[] | null;
  /** A number may come again when a damaged revision was put aside: with its time it does not. */
  readonly mark: string;
}

export const NOTHING: Judged = {
  registry: EMPTY_REGISTRY,
  published: EMPTY_REGISTRY,
  signed: null,
  files: new Map(),
  flaws: [],
};

/** Asked each second, so without reading all of it. */
export function looksOf(document: unknown): string {
  const [revision, updated, signed] = ['revision', 'updated', 'signed'].map((name): unknown =>
    Reflect.get(Object(document), name),
  );
  return `${String(revision)}-${String(updated)}-${String(Reflect.get(Object(signed), 'signature'))}`;
}

/** `known` are the operator's own, for pages that come before anything that was signed. */
export function standingOf({ registry, signed }: Judged, known: Standing['keys'] = null): Standing {
  const { revision, updated } = registry;
  return {
    revision,
    registry,
    json: JSON.stringify(registry),
    signed: signed && JSON.stringify(signed.registry),
    keys: signed?.keys ?? known,
    mark: `${revision}-${updated}`,
  };
}
