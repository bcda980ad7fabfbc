import { CallFailure, type CallFailureKind, isCallFailure, type Question } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { ifStillThere } from '@tradefloor/ui';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailure } from '../failure/use-failure';
import { type Ended, isSameUser, type Sending, sendOnce, type WasDone } from './send-once';
import { type Stage, underWayOf, UnderWay } from './under-way';
import { paused } from './until-known';

/** One thing that is done for the user, from the question to its end. */
export interface Act<Answer> extends Sending<Answer> {
  /** What is asked first, or a review step of its own; null and left out: nothing is. */
  readonly ask?: Question | (() => Promise<boolean>) | null;
  /** Looked at after the question, which may have stood for a while: why it is not sent after all, in words. */
  readonly halted?: () => string | null;
  /** One at a time for each, in whichever panel; left out, one at a time for each view. */
  readonly subject?: { readonly kind: string; readonly id: string };
  /** Goes on when the view that began it is left: its end is news wherever the user is by then. */
  readonly outlives?: boolean;
  /** What is said when it is done; null, and left out, where what follows shows it. */
  readonly done?: (message: string | null, ended: WasDone<Answer>) => string | null;
  /** What that is about, or by the id of what was made: later news of the same takes its place. */
  readonly about?: string | ((id: string) => string);
  /** What it means that it never arrived: "The order still stands." */
  readonly lost?: string;
  /** What is refused may be news only: an order that is filled already can't be cancelled. */
  readonly refusal?: 'error' | 'info';
  /** What was filled in, for the way to what is needed first: the platform leads there, and back. */
  readonly draft?: {
    readonly keep: () => void;
    readonly forget: () => void;
    /** It begins its way: who loads the page again meanwhile must not find it ready to be sent once more. */
    readonly sent?: () => void;
  };
  /** What follows of it before it is over: the form is emptied, the list is read again. */
  readonly after?: (ended: Ended<Answer>) => unknown;
}

/** Says a refusal beside what it is about, and takes the focus there only while who pressed is still where they were. */
export type TellActing = (text: string, isStillThere: () => boolean) => void;

export interface Acting {
  /** Of what this view does, whatever its subject. */
  readonly stage: Stage | 'idle';
  readonly act: <Answer>(act: Act<Answer>) => Promise<Ended<Answer>>;
}

const LEFT = { kind: 'left' } as const;
/** Nobody leaves it. */
const ALWAYS = new AbortController().signal;

/** Does things one way: asks, holds what a swap would lose, sends once, finds out what became of it, says it. */
export function useAct(tell?: TellActing): Acting {
  const platform = usePlatform();
  const say = useSaying(tell);
  const leaving = useLeaving();
  const [own] = useState(() => new UnderWay());
  const stage = useSyncExternalStore(own.subscribe, () => [...own.read().values()].at(-1) ?? 'idle');

  const act = useCallback(
    async <Answer>(act: Act<Answer>): Promise<Ended<Answer>> => {
      const { ask = null, subject } = act;
      const [place, id] = subject ? [underWayOf(platform, subject.kind), subject.id] : [own, OWN];
      if (!place.begin(id)) return LEFT;
      const show = (stage: Stage): void => {
        place.become(id, stage);
        if (place !== own) own.become(id, stage);
      };
      const isStillThere = ifStillThere();
      const asked = platform.session.state();
      let release = (): void => undefined;
      try {
        if (ask !== null && !(await (typeof ask === 'function' ? ask() : platform.confirm(ask)))) return LEFT;
        // wire.next-user: in another tab somebody else may have logged in while the question stood.
        if (!isSameUser(asked, platform.session.state())) return LEFT;
        const reason = act.halted?.() ?? null;
        if (reason !== null) {
          platform.notify({ kind: 'warning', text: reason });
          return LEFT;
        }
        show('sending');
        act.draft?.sent?.();
        release = platform.swap.hold(act.outlives === true ? 'typed' : 'no');
        const signal = act.outlives === true ? ALWAYS : leaving();
        const ended = await sendOnce(platform, act, {
          checking: () => show('checking'),
          pause: paused,
          signal,
        });
        say(act, ended, isStillThere);
        if (ended.kind === 'done') act.draft?.forget();
        else if (isNeed(ended) || (act.draft?.sent && ended.kind !== 'left')) act.draft?.keep();
        await act.after?.(ended);
        return ended;
      } finally {
        release();
        place.end(id);
        own.end(id);
      }
    },
    [platform, own, leaving, say],
  );
  return { stage, act };
}

const OWN = 'own';

const NEEDS: ReadonlySet<string> = new Set<CallFailureKind>(['payment-details-needed', 'identity-needed']);

const isNeed = (ended: Ended<unknown>): boolean =>
  ended.kind === 'failed' && isCallFailure(ended.problem) && NEEDS.has(ended.problem.kind);

/** Says how it ended: a refusal in the server's words, all else in ours. */
function useSaying(
  tell?: TellActing,
): <Answer>(act: Act<Answer>, ended: Ended<Answer>, isStillThere: () => boolean) => void {
  const { t } = useTranslation();
  const { notify } = usePlatform();
  const failure = useFailure();
  const told = useRef(tell);
  useEffect(() => {
    told.current = tell;
    // A form that was left can say nothing any more.
    return () => {
      told.current = undefined;
    };
  });
  return useCallback(
    ({ done, about, lost, refusal }, ended, isStillThere) => {
      const tellHere = told.current;
      const tellIt =
        tellHere &&
        ((text: string) => {
          // Who has gone on isn't taken back to it, and hears of it where they are.
          if (!isStillThere()) notify({ kind: 'error', text });
          tellHere(text, isStillThere);
        });
      switch (ended.kind) {
        case 'done': {
          const { message, id } = ended;
          const text = done?.(message, ended) ?? null;
          const subject = typeof about === 'function' ? id !== null && about(id) : about;
          if (text !== null) notify({ kind: 'success', text, ...(subject && { about: subject }) });
          return;
        }
        case 'refused':
          if (refusal === 'info') notify({ kind: 'info', text: ended.message || t('failure.refused') });
          else failure(new CallFailure('refused', '', ended.message), tellIt);
          return;
        case 'lost':
          return notify({ kind: 'warning', text: lost ?? t('act.lost') });
        case 'failed':
          return failure(ended.problem, tellIt);
        case 'left':
          return;
        default:
          ended satisfies never;
      }
    },
    [notify, failure, t],
  );
}

/** The signal that ends what waits when the view is left. */
function useLeaving(): () => AbortSignal {
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => {
    const staying = new AbortController();
    leaving.current = staying;
    return () => staying.abort();
  }, []);
  return useCallback(() => leaving.current?.signal ?? ALWAYS, []);
}
