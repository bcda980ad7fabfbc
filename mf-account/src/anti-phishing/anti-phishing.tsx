import { CardForm, CodeProof, FormActions, PasswordProof, useFirstField } from '@tradefloor/area/form';
import { Card, FollowFocus } from '@tradefloor/area/page';
import { setAntiPhishingPhrase } from '@tradefloor/contract/ext';
import { useHold } from '@tradefloor/area';
import { useOffers } from '@tradefloor/platform/react';
import { Badge, Button } from '@tradefloor/ui';
import { FormTextField, SubmitButton, useFields } from '@tradefloor/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../user/use-user';
import { phraseProblem } from './rules';
import { type PhraseWish, useSavedPhrase } from './use-saved-phrase';
import styles from './anti-phishing.module.css';

export function AntiPhishing() {
  const { t } = useTranslation();
  const isOffered = useOffers(setAntiPhishingPhrase) === true;
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  if (!isOffered) return null;
  const phrase = user?.antiPhishingPhrase ?? null;
  return (
    <Card
      title={t('antiPhishing.title')}
      text={t('antiPhishing.text')}
      anchor="anti-phishing"
      end={
        <Badge tone={phrase === null ? 'plain' : 'accent'}>
          {phrase === null ? t('settings.isOff') : t('settings.isOn')}
        </Badge>
      }
    >
      {phrase === null ? null : (
        <p className={styles.now}>
          {t('antiPhishing.now')} <strong className={styles.phrase}>{phrase}</strong>
        </p>
      )}
      <FollowFocus stage={isOpen ? 'form' : 'phrase'}>
        {isOpen ? (
          <PhraseForm before={phrase} needsCode={user?.twoStepOn === true} onDone={() => setOpen(false)} />
        ) : (
          <FormActions>
            <Button variant={phrase === null ? 'primary' : 'plain'} onClick={() => setOpen(true)}>
              {phrase === null ? t('antiPhishing.set') : t('antiPhishing.change')}
            </Button>
          </FormActions>
        )}
      </FollowFocus>
    </Card>
  );
}

interface PhraseFormProps {
  readonly before: string | null;
  readonly needsCode: boolean;
  readonly onDone: () => void;
}

function PhraseForm({ before, needsCode, onDone }: PhraseFormProps) {
  const { t } = useTranslation();
  const { save, told } = useSavedPhrase(before, needsCode, onDone);
  const form = useFields<PhraseWish>({ start: { phrase: '', password: '', twoStepCode: '' } });
  useFirstField(form, 'phrase');
  useHold(form.formState.isDirty ? 'ask' : null);
  return (
    <CardForm form={form} label={t('antiPhishing.title')} onSubmit={save}>
      <FormTextField
        control={form.control}
        name="phrase"
        label={t('antiPhishing.phrase')}
        hint={t('antiPhishing.hint')}
        maxLength={40}
        autoComplete="off"
        rules={{
          validate: (value: string) => {
            const problem = phraseProblem(value);
            return problem === null || t(`antiPhishing.problem.${problem}`);
          },
        }}
      />
      <PasswordProof control={form.control} name="password" />
      {needsCode ? <CodeProof control={form.control} name="twoStepCode" orRecovery /> : null}
      {told}
      <FormActions>
        <SubmitButton control={form.control}>{t('antiPhishing.save')}</SubmitButton>
        <Button variant="quiet" onClick={onDone}>
          {t('antiPhishing.cancel')}
        </Button>
      </FormActions>
    </CardForm>
  );
}
