import { Answered, WaysIn } from '@tradefloor/area/page';
import type { Quote } from '@tradefloor/contract';
import { useSession } from '@tradefloor/platform/react';
import { EmptyState, Panel } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { useCurrencies, useDurations } from '../terms/use-terms';
import { Fields } from './fields';
import type { OnHandle } from './form-context';
import styles from './order-form.module.css';
import { UnderForm } from './under-form';

interface OrderFormProps {
  readonly pair: Quote;
  /** For the keys of the screen. */
  readonly onHandle: OnHandle;
}

const ROWS_LOADING = 12;

export function OrderForm({ pair, onHandle }: OrderFormProps) {
  const { t } = useTranslation();
  const session = useSession();
  const currencies = useCurrencies();
  const durations = useDurations();
  return (
    <Panel label={t('form.title')} className={styles.panel}>
      <Answered query={currencies} rows={ROWS_LOADING} failed={t('form.failed')}>
        {known => (
          <Answered query={durations} rows={ROWS_LOADING} failed={t('form.failed')}>
            {lasting =>
              known.length === 0 || lasting.length === 0 ? (
                <EmptyState title={t('form.closed')} />
              ) : (
                <>
                  <div className={styles.form}>
                    <Fields pair={pair} onHandle={onHandle} terms={{ currencies: known, durations: lasting }} />
                    {session.kind === 'guest' ? <WaysIn text={t('form.guest')} /> : null}
                  </div>
                  {session.kind === 'guest' ? null : <UnderForm currencies={known} />}
                </>
              )
            }
          </Answered>
        )}
      </Answered>
    </Panel>
  );
}
