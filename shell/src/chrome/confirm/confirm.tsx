import { ConfirmDialog, OverlaysIn } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { useStore } from '../use-store';
import type { QuestionQueue } from './question-queue';
import { useFocusBack } from './use-focus-back';

export function Confirm({ queue }: { readonly queue: QuestionQueue }) {
  const { t } = useTranslation();
  const [asked] = useStore(queue.open);
  useFocusBack(asked !== undefined);
  if (asked === undefined) return null;
  const { no, ...question } = asked.question;
  return (
    // At the end of the page, above the sheet that an area may have opened: with the chrome it would be hidden behind it.
    <OverlaysIn place={document.body}>
      <ConfirmDialog
        key={question.title}
        open
        {...question}
        no={no ?? t('confirm.no')}
        onAnswer={yes => asked.answer(yes)}
      />
    </OverlaysIn>
  );
}
