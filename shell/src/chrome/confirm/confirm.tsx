import { ConfirmDialog } from '@tradefloor/ui';
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
    <ConfirmDialog
      key={question.title}
      open
      {...question}
      no={no ?? t('confirm.no')}
      onAnswer={yes => asked.answer(yes)}
    />
  );
}
