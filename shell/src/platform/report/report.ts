import { isCallFailure, type Report } from '@tradefloor/platform';
import type { Clock } from '../clock';
import { scrub } from './scrub';

/** A loop that fails at every frame must not become a flood: what comes after this is only counted. */
export const REPORTS_A_MINUTE = 20;
const MINUTE_MS = 60_000;
const LONGEST_TEXT = 2_000;
const LONGEST_VALUE = 200;

/** The body of `POST /beacon`. */
export interface Beacon {
  /** `problem`, or the name of a harm that a build did to the page. */
  readonly kind: string;
  readonly area: string;
  readonly message: string;
  readonly stack: string;
  /** Without its query, which may carry an e-mail or an address. */
  readonly page: string;
  readonly context: Readonly<Record<string, string | number>>;
  /** Reports that were held back before this one. */
  readonly heldBack: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface ReportDeps {
  readonly clock: Clock;
  readonly path: () => string;
  readonly send: (beacon: Beacon) => void;
}

const described = (problem: unknown): { readonly message: string; readonly stack: string } => {
  if (problem instanceof Object && 'message' in problem)
    return { message: messageOf(problem), stack: 'stack' in problem ? String(problem.stack) : '' };
  return { message: String(problem), stack: '' };
};

/** A call that failed has words for the user only if the server sent some: here it says which it was, and what is known of it. */
const messageOf = (problem: { readonly message: unknown }): string => {
  if (!isCallFailure(problem)) return String(problem.message);
  const { code, call, kind, message, detail } = problem;
  return [code, call, kind, message, detail].filter(Boolean).join(' ');
};

const kindOf = (problem: unknown): string =>
  problem instanceof Object && 'beacon' in problem && typeof problem.beacon === 'string' ? problem.beacon : 'problem';

const cut = (text: string, longest: number) => scrub(text).slice(0, longest);

const scrubbed = (context: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(
    Object.entries(context).map(([name, value]) => [
      name,
      typeof value === 'string' ? cut(value, LONGEST_VALUE) : value,
    ]),
  );

/** Each area has a minute of its own: what one of them floods hides nothing of the others, nor of the shell. */
export function createReport({ clock, path, send }: ReportDeps): (area: string) => Report {
  return area => {
    let minuteBegan = clock.now();
    let inThisMinute = 0;
    let heldBack = 0;

    function mayTell(): boolean {
      if (clock.now() - minuteBegan >= MINUTE_MS) {
        minuteBegan = clock.now();
        inThisMinute = 0;
      }
      inThisMinute += 1;
      return inThisMinute <= REPORTS_A_MINUTE;
    }

    return (problem, context = {}) => {
      if (!mayTell()) {
        heldBack += 1;
        return;
      }
      const { message, stack } = described(problem);
      send({
        kind: kindOf(problem),
        area,
        message: cut(message, LONGEST_TEXT),
        stack: cut(stack, LONGEST_TEXT),
        page: path(),
        context: scrubbed(context),
        heldBack,
        at: clock.now(),
      });
      heldBack = 0;
    };
  };
}

/** Outlives the page; a browser that refuses it loses a report, nothing else. */
export function sendBeacon(page: Window): (beacon: Beacon) => void {
  return beacon => {
    try {
      page.navigator.sendBeacon('/beacon', new Blob([JSON.stringify(beacon)], { type: 'application/json' }));
    } catch {
      // Nowhere is left to report to.
    }
  };
}
