import type { QuestionQueue } from '../confirm/question-queue';
import type { NoticeQueue } from '../notices/notice-queue';
import { useStore } from '../use-store';
import type { Look } from '../view';
import { useOverlays } from './use-overlays';

interface OverProps {
  readonly look: Look;
  readonly notices: NoticeQueue;
  readonly questions: QuestionQueue;
}

/** Notices and questions that came before their code did wait in their queues. */
export function Over({ look, notices, questions }: OverProps) {
  const overlays = useOverlays(useStore(notices.notices).length + useStore(questions.open).length > 0);
  if (overlays === null) return null;
  return (
    <>
      <overlays.Notices queue={notices} look={look} />
      <overlays.Confirm queue={questions} />
      <overlays.OverrideBar />
    </>
  );
}
