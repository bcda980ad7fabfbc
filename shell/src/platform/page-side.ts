import type { Notice } from '@tradefloor/platform';
import { type ShellAppearance, createAppearance } from './appearance/appearance';
import { type HeldBack, heldBack } from './asks/held-back';
import { createQuestions, type Questions } from './asks/questions';
import type { Environment } from './environment';
import { createHolds, type Holds } from './holds/holds';
import { createLanguage, type ShellLanguage } from './language/language';
import { leaving } from './navigate/leaving';
import { leavingWords, type Say } from './navigate/leaving-words';
import { createNavigate, type ShellNavigate } from './navigate/navigate';
import { createReport } from './report/report';

/** What the platform does with the page alone: no token, no server. */
export interface PageSide {
  readonly language: ShellLanguage;
  readonly appearance: ShellAppearance;
  readonly holds: Holds;
  readonly notices: HeldBack<Notice>;
  readonly questions: Questions;
  readonly reportFor: ReturnType<typeof createReport>;
  readonly mayLeave: () => Promise<boolean>;
  readonly navigation: ShellNavigate;
  /** The shell's texts come after the platform stands, and before any area that could hold something. */
  readonly provideTexts: (say: Say) => void;
}

export function createPageSide(env: Environment): PageSide {
  const { page, storage, tabs } = env;
  const tell = () => tabs.tell();
  const language = createLanguage({ storage, page, tell });
  const appearance = createAppearance({ storage, page, language, tell });
  const holds = createHolds();
  const notices = heldBack<Notice>();
  const questions = createQuestions();
  const reportFor = createReport({ clock: env.clock, path: () => page.location.pathname, send: env.sendBeacon });
  let texts: Say = key => key;
  const mayLeave = leaving({
    holds,
    confirm: questions.confirmFor('shell'),
    notify: notices.say,
    words: () => leavingWords(texts),
  });
  const navigation = createNavigate({ page, holds, mayLeave, report: reportFor('shell') });
  const provideTexts = (say: Say): void => void (texts = say);
  return { language, appearance, holds, notices, questions, reportFor, mayLeave, navigation, provideTexts };
}
