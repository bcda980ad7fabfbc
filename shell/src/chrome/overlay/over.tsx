import type { QuestionQueue } from '../confirm/question-queue';
import type { NoticeQueue } from '../notices/notice-queue';
import { useStore } from '../use-store';
import { useOverlays } from './use-overlays';

interface OverProps {
  /** Where notices stand. */
  readonly side: 'start' | 'end';
  readonly notices: NoticeQueue;
  readonly questions: QuestionQueue;
}

/** Notices and questions that came before their code did wait in their queues. */
export function Over({ side, notices, questions }: OverProps) {
  const overlays = useOverlays(useStore(notices.notices).length + useStore(questions.open).length > 0);
  if (overlays === null) return null;
  return (
    <>
      <overlays.Notices queue={notices} side={side} />
      <overlays.Confirm queue={questions} />
      <overlays.OverrideBar />
    </>
  );
}
