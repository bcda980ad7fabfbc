import type { HoldKind } from '@tradefloor/platform';
import { Subject, type Observable } from 'rxjs';

/** What an area answers when it is asked whether it may be replaced now. */
export type Readiness = 'yes' | 'ask' | 'no';

export interface Holds {
  hold(area: string, kind: HoldKind): () => void;
  of(area: string): Readiness;
  /** The strictest of all areas: what leaving the page would lose. */
  ofAll(): Readiness;
  /** An area crashed or was unloaded: what it held, it holds no more. */
  forget(area: string): void;
  /** The area whose readiness may have changed. */
  readonly changes: Observable<string>;
}

const strictest = (kinds: readonly Readiness[]): Readiness =>
  kinds.includes('no') ? 'no' : kinds.includes('ask') ? 'ask' : 'yes';

export function createHolds(): Holds {
  const held = new Map<symbol, { readonly area: string; readonly kind: HoldKind }>();
  const changes = new Subject<string>();
  const all = () => [...held.values()];
  return {
    hold(area, kind) {
      const mark = Symbol(area);
      held.set(mark, { area, kind });
      changes.next(area);
      return () => {
        if (held.delete(mark)) changes.next(area);
      };
    },
    of: area => strictest(all().flatMap(({ area: of, kind }) => (of !== area ? [] : kind === 'typed' ? 'ask' : kind))),
    ofAll: () => strictest(all().flatMap(({ kind }) => (kind === 'typed' ? [] : kind))),
    forget(area) {
      for (const [mark, one] of held) if (one.area === area) held.delete(mark);
      changes.next(area);
    },
    changes: changes.asObservable(),
  };
}
