import { useStage } from '@tradefloor/area/act';
import { FormAmountField } from '@tradefloor/area/amount';
import type { MicroDay } from '@tradefloor/contract/ext';
import { type Amount, branded, fits, formatTime, isPositive, microLimitFrom, valueOfTyped } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Dialog } from '@tradefloor/ui';
import { Form, SubmitButton, useFields } from '@tradefloor/ui/form';
import { useTranslation } from 'react-i18next';
import styles from '../order-form/order-form.module.css';
import { LIMITS, useSetLimits } from './use-set-limits';

interface LimitDialogProps {
  readonly day: MicroDay;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

interface Limits {
  staked: string;
  lost: string;
}

/** Cents are enough of a dollar. */
const SCALE = 2;

const limitIn = (text: string): Amount | null => {
  const typed = valueOfTyped(text);
  return typed === null ? null : branded(typed);
};

export function LimitDialog(props: LimitDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      size="small"
      title={t('limit.title')}
      closeLabel={t('screen.close')}
      locked={useStage(LIMITS) !== undefined}
      {...props}
    >
      <LimitForm day={props.day} onDone={() => props.onOpenChange(false)} />
    </Dialog>
  );
}

function LimitForm({ day, onDone }: { readonly day: MicroDay; readonly onDone: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { set, told } = useSetLimits();
  // What is to come is what was wished last.
  const form = useFields<Limits>({ start: { staked: day.nextStakedLimit ?? '', lost: day.nextLostLimit ?? '' } });
  const [staked, lost] = [limitIn(form.watch('staked')), limitIn(form.watch('lost'))];
  const isLater =
    microLimitFrom(day.stakedLimit, staked) === 'tomorrow' || microLimitFrom(day.lostLimit, lost) === 'tomorrow';
  const rules = {
    validate: (text: string) => {
      const limit = limitIn(text);
      if (text.trim() === '') return true;
      return (limit !== null && isPositive(limit) && fits(limit, SCALE)) || t('limit.fault');
    },
  };
  const save = async () => {
    const ended = await set({ staked, lost });
    if (ended.kind === 'done') onDone();
  };
  return (
    <Form form={form} label={t('limit.title')} className={styles.dialog} onSubmit={save}>
      <p>{t('limit.text')}</p>
      <FormAmountField
        control={form.control}
        name="staked"
        label={t('limit.stakedLabel')}
        unit="USDT"
        scale={SCALE}
        hint={t('limit.empty')}
        rules={rules}
      />
      <FormAmountField
        control={form.control}
        name="lost"
        label={t('limit.lostLabel')}
        unit="USDT"
        scale={SCALE}
        hint={t('limit.lostHint')}
        rules={rules}
      />
      <p className={isLater ? styles.warn : styles.quiet}>
        {t(isLater ? 'limit.isLater' : 'limit.isNow', { time: formatTime(day.endsAt, language, 'day-and-minute') })}
      </p>
      <SubmitButton control={form.control} size="large">
        {t('limit.save')}
      </SubmitButton>
      {told}
    </Form>
  );
}
