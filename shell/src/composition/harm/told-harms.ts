import type { CompositionDeps } from '../composition-deps';
import { type Fault, type Harm, harmBy } from '../loader/fault';
import type { Visit } from '../visits/visit';

interface Telling {
  /** Builds that froze the page before it was loaded anew. */
  readonly froze: readonly string[];
  readonly areaOf: (build: string | null) => string | undefined;
  readonly report: CompositionDeps['report'];
  readonly visited: (visit: Visit) => void;
}

/** What builds have done to this page: told to operators, and kept for the card of an area that has no other build left. */
export function toldHarms({ froze, areaOf, report, visited }: Telling) {
  const harms = new Map<string | null, Fault>(froze.map(build => [build, harmBy(build, 'page-froze')]));

  function tell(fault: Fault): void {
    const { build, beacon } = fault;
    harms.set(build, fault);
    report(fault, { area: areaOf(build) ?? 'none', build: build ?? 'none', cause: beacon ?? 'none' });
  }

  return {
    of: (build: string | null) => harms.get(build),
    tell,
    /** Counted besides as one that broke: whoever watches a canary hears of nothing else. */
    convict(build: string, harm: Harm, what?: string): void {
      tell(harmBy(build, harm, what));
      const area = areaOf(build);
      if (area !== undefined) visited({ area, build, times: null });
    },
  };
}
