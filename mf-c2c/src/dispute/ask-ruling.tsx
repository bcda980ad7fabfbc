import { useHold } from '@tradefloor/area';
import { CardForm, FormActions, useFirstField } from '@tradefloor/area/form';
import { Card } from '@tradefloor/area/page';
import { PictureField } from '@tradefloor/area/picture';
import { WORDS_MOST } from '@tradefloor/contract/ext';
import { Button } from '@tradefloor/ui';
import { FormTextField, SubmitButton, useFields } from '@tradefloor/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lineOf } from '../chat/words';
import type { Disputed } from './disputed';
import { type Reason, useAskedRuling } from './use-asked-ruling';

interface AskRulingProps extends Disputed {
  readonly onAsked: () => void;
}

/** c2c.ruling-asked: with the first words, and what proves them. */
export function AskRuling(props: AskRulingProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={t('dispute.title')} text={t(`dispute.lead.${props.role}`)}>
      {isOpen ? (
        <AskForm {...props} onClose={() => setOpen(false)} />
      ) : (
        <FormActions>
          <Button onClick={() => setOpen(true)}>{t('dispute.open')}</Button>
        </FormActions>
      )}
    </Card>
  );
}

function AskForm({ deal, amount, money, onAsked, onClose }: AskRulingProps & { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const form = useFields<Reason>({ start: { text: '', picture: '' } });
  const { control } = form;
  useFirstField(form, 'text');
  const { ask, told, isOnItsWay } = useAskedRuling({
    deal,
    amount,
    money,
    onAsked() {
      form.reset();
      onAsked();
    },
  });
  useHold(isOnItsWay ? 'no' : form.formState.isDirty ? 'ask' : null);
  return (
    <CardForm form={form} label={t('dispute.title')} onSubmit={ask}>
      <FormTextField
        control={control}
        name="text"
        label={t('dispute.reason')}
        hint={t('dispute.reasonHint')}
        maxLength={WORDS_MOST}
        rules={{ validate: text => lineOf(text) !== '' || t('dispute.reasonNeeded') }}
      />
      <PictureField control={control} name="picture" label={t('dispute.picture')} />
      <FormActions>
        <SubmitButton control={control} isOnItsWay={isOnItsWay}>
          {t('dispute.open')}
        </SubmitButton>
        <Button onClick={onClose}>{t('dispute.close')}</Button>
      </FormActions>
      {told}
    </CardForm>
  );
}
