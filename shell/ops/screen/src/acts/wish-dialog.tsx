import { useHold } from '@tradefloor/area';
import { OwnHandFields, useOwnProofs } from '@tradefloor/area/form';
import { Answered } from '@tradefloor/area/page';
import type { Standing } from '@tradefloor/contract/desk';
import { Button, Dialog } from '@tradefloor/ui';
import { Form, FormCheckbox, FormTextField, SubmitButton, useFields } from '@tradefloor/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Findings } from '../gate/findings';
import { useRefusal } from '../said/use-said';
import { ProspectFacts } from './prospect-facts';
import { useProspect, useWayBack } from './use-prospect';
import { WayBackFacts } from './way-back-facts';
import { useWishSent } from './use-wish-sent';
import { asksOwnHand, type Filled, mayBeNow, passesTheGate, UNFILLED, type Wish } from './wish';
import styles from './wish-dialog.module.css';

export interface WishDialogProps {
  readonly wish: Wish;
  /** What was looked at when it was wished: if somebody writes meanwhile, it is refused. */
  readonly standing: Standing;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** The question before an act, with all that it means, and what it needs to be told. */
export function WishDialog({ wish, standing: present, onClose, onSent }: WishDialogProps) {
  const { t } = useTranslation();
  // What is read meanwhile is not what was decided on.
  const [standing] = useState(present);
  const user = useOwnProofs();
  const { send, told, refusal, isSending } = useWishSent({ wish, standing, user, onClose, onSent });
  const refusedIn = useRefusal();
  const { isWanted, query } = useProspect(wish);
  const wayBack = useWayBack(wish);
  const form = useFields<Filled>({ start: UNFILLED });
  useHold(form.formState.isDirty ? 'ask' : null);
  const named = wish.kind === 'revision' ? { revision: wish.revision } : { area: wish.area, build: wish.build };
  const stable = standing.areas.find(({ name }) => 'area' in wish && name === wish.area)?.stable ?? null;
  const asksTheGate = passesTheGate(wish);
  const gate = asksTheGate ? (query.data?.gate ?? null) : null;
  const found = refusal?.findings.length ? refusal.findings : gate?.counts === true ? gate.findings : [];
  const rules = [...new Set(found.map(({ rule }) => rule))];
  const title = t(`wish.${wish.kind}.title`, named);
  return (
    <Dialog
      open
      title={title}
      closeLabel={t('wish.close')}
      locked={isSending}
      onOpenChange={open => {
        if (!open) onClose();
      }}
    >
      <Form
        form={form}
        label={title}
        className={styles.form}
        onSubmit={async filled => {
          await send(filled, rules);
          // A code is good once, whatever came of it.
          form.resetField('code');
        }}
      >
        <p className={styles.text}>{t(`wish.${wish.kind}.text`, named)}</p>
        {isWanted ? (
          <Answered query={query} rows={2} failed={t('wish.unread')}>
            {prospect => (
              <ProspectFacts
                prospect={prospect}
                stable={stable}
                asksTheGate={asksTheGate}
                isGateOn={standing.isGateOn}
              />
            )}
          </Answered>
        ) : null}
        {wayBack.isWanted ? (
          <Answered query={wayBack.query} rows={2} failed={t('wish.unread')}>
            {found => <WayBackFacts wayBack={found} />}
          </Answered>
        ) : null}
        {rules.length === 0 ? null : (
          <>
            <Findings findings={found} />
            <FormCheckbox control={form.control} name="waived">
              {t('wish.waive')}
            </FormCheckbox>
          </>
        )}
        {wish.kind === 'canary' ? (
          <div className={styles.pair}>
            <FormTextField
              control={form.control}
              name="percent"
              label={t('wish.percent')}
              inputMode="decimal"
              rules={{ pattern: { value: /^\d{1,3}(\.\d{1,2})?$/, message: t('wish.percentProblem') } }}
            />
            <FormTextField control={form.control} name="steps" label={t('wish.steps')} hint={t('wish.stepsHint')} />
          </div>
        ) : null}
        <FormTextField
          control={form.control}
          name="why"
          label={t('wish.why')}
          hint={t('wish.whyHint')}
          maxLength={300}
          autoComplete="off"
          rules={{
            validate: (why: string, { waived }: Filled) => !waived || why.trim() !== '' || t('wish.whyProblem'),
          }}
        />
        {asksOwnHand(wish.kind) ? (
          <OwnHandFields control={form.control} user={user} fundPassword="fundPassword" code="code" />
        ) : null}
        {mayBeNow(wish.kind) ? (
          <FormCheckbox control={form.control} name="now">
            {t('wish.now')}
          </FormCheckbox>
        ) : null}
        {wish.kind === 'block' ? (
          <FormCheckbox control={form.control} name="reload">
            {t('wish.reload')}
          </FormCheckbox>
        ) : null}
        <div className={styles.foot}>
          <SubmitButton control={form.control} variant={wish.kind === 'block' ? 'danger' : 'primary'}>
            {t(`wish.${wish.kind}.yes`, named)}
          </SubmitButton>
          <Button variant="quiet" disabled={isSending} onClick={onClose}>
            {t('wish.no')}
          </Button>
        </div>
        {refusal === null || rules.length > 0 ? null : (
          <p className={styles.refusal} role="alert">
            {refusedIn(refusal)}
          </p>
        )}
        {told}
      </Form>
    </Dialog>
  );
}
