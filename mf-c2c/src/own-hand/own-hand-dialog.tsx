import { useHold } from '@tradefloor/area';
import {
  CardForm,
  NO_PROOFS,
  OwnHandFields,
  type OwnProofs,
  sentProofs,
  type TypedProofs,
} from '@tradefloor/area/form';
import { Facts } from '@tradefloor/area/page';
import type { Question } from '@tradefloor/platform';
import { Dialog } from '@tradefloor/ui';
import { SubmitButton, useFields } from '@tradefloor/ui/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Proofs } from './proofs';

interface OwnHandDialogProps {
  /** What is asked of who has set nothing. */
  readonly question: Question;
  readonly user: OwnProofs;
  readonly isOnItsWay: boolean;
  readonly told: ReactNode;
  readonly send: (proofs: Proofs) => Promise<{ readonly kind: string }>;
  readonly onClose: () => void;
}

/** wallet.own-hand: the question before coins leave, answered with what its owner has set; it stays while it is refused. */
export function OwnHandDialog({ question, user, isOnItsWay, told, send, onClose }: OwnHandDialogProps) {
  const { t } = useTranslation();
  const form = useFields<TypedProofs>({ start: NO_PROOFS });
  const { control, formState } = form;
  useHold(isOnItsWay ? 'no' : formState.isDirty ? 'typed' : null);
  const { title, text, facts = [], yes, tone } = question;
  return (
    <Dialog
      open
      size="small"
      title={title}
      closeLabel={t('take.close')}
      locked={isOnItsWay}
      onOpenChange={isOpen => {
        if (!isOpen) onClose();
      }}
    >
      <CardForm
        form={form}
        label={title}
        onSubmit={async typed => {
          const { kind } = await send(sentProofs(user, typed));
          if (kind === 'done') onClose();
          // A fund password may be mended; a code is read anew.
          else if (kind === 'refused') form.resetField('code');
        }}
      >
        {text === undefined ? null : <p>{text}</p>}
        <Facts rows={facts} />
        <OwnHandFields control={control} user={user} fundPassword="fundPassword" code="code" />
        <SubmitButton
          control={control}
          size="large"
          wide
          variant={tone === 'danger' ? 'danger' : 'primary'}
          isOnItsWay={isOnItsWay}
        >
          {yes}
        </SubmitButton>
        {told}
      </CardForm>
    </Dialog>
  );
}
