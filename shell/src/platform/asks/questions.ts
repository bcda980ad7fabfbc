import type { Confirm, Question } from '@tradefloor/platform';
import type { Observable } from 'rxjs';
import { heldBack } from './held-back';

export interface AskedQuestion {
  readonly area: string;
  readonly question: Question;
  answer(yes: boolean): void;
  /** Resolves when it needs no answer any more: answered, or withdrawn with its area. */
  readonly settled: Promise<boolean>;
}

export interface Questions {
  confirmFor(area: string): Confirm;
  readonly asked: Observable<AskedQuestion>;
  /** The area that asked has gone, or, of all areas, whoever was asked: their questions are answered no. */
  withdraw(area?: string): void;
}

/** `Promise.withResolvers`, which Node 20 does not have. */
function promised() {
  let resolve: (yes: boolean) => void = nobodyYet;
  const promise = new Promise<boolean>(settle => {
    resolve = settle;
  });
  return { promise, resolve };
}

const nobodyYet = () => undefined;

export function createQuestions(): Questions {
  const asked = heldBack<AskedQuestion>();
  const open = new Set<AskedQuestion>();
  return {
    confirmFor: area => question => {
      const { promise: settled, resolve: settle } = promised();
      const one: AskedQuestion = {
        area,
        question,
        settled,
        answer(yes) {
          open.delete(one);
          settle(yes);
        },
      };
      open.add(one);
      asked.say(one);
      return settled;
    },
    asked: asked.values,
    withdraw(area) {
      for (const one of open) if (area === undefined || one.area === area) one.answer(false);
    },
  };
}
