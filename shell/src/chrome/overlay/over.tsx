import { usePlatform } from '@tradefloor/platform/react';
import { useEffect, useState } from 'react';
import { useChrome } from '../chrome-context';
import type { QuestionQueue } from '../confirm/question-queue';
import type { NoticeQueue } from '../notices/notice-queue';
import { useStore } from '../use-store';
import { whenIdle } from '../when-idle';
import { loadOverlays, overlaysIfLoaded, type Overlays } from './load-overlays';

interface OverProps {
  /** Where notices stand. */
  readonly side: 'start' | 'end';
  readonly notices: NoticeQueue;
  readonly questions: QuestionQueue;
}

/** Notices and questions that came before their code did wait in their queues. */
export function Over({ side, notices, questions }: OverProps) {
  const { report } = usePlatform();
  const { painted } = useChrome();
  const [overlays, setOverlays] = useState<Overlays | null>(overlaysIfLoaded);
  const isWanted = useStore(notices.notices).length + useStore(questions.open).length > 0;
  const missing = overlays === null;

  useEffect(() => {
    if (!missing) return undefined;
    let gone = false;
    const load = async () => {
      try {
        const arrived = await loadOverlays();
        if (!gone) setOverlays(arrived);
      } catch (problem) {
        report(problem, { chunk: 'overlays' });
      }
    };
    if (isWanted) void load();
    const cancel = whenIdle(() => void load(), painted);
    return () => {
      gone = true;
      cancel();
    };
  }, [missing, isWanted, report, painted]);

  if (overlays === null) return null;
  return (
    <>
      <overlays.Notices queue={notices} side={side} />
      <overlays.Confirm queue={questions} />
      <overlays.OverrideBar />
    </>
  );
}
