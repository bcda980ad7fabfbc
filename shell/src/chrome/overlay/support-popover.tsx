import { Button, Popover } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { useCustomerService } from '../content/use-content';
import type { OverlayProps } from './overlay-props';
import styles from './popover-words.module.css';

/** Drawn only while there is no link to follow instead. */
export function SupportPopover({ trigger, startOpen }: OverlayProps) {
  const { t } = useTranslation();
  const { state, again } = useCustomerService();
  return (
    <Popover trigger={trigger} label={t('support.title')} defaultOpen={startOpen}>
      <div className={styles.words}>
        <p className={styles.title}>{t('support.title')}</p>
        {state.kind === 'loading' ? <p>{t('loading.area')}</p> : null}
        {state.kind === 'ready' ? <p>{t('support.none')}</p> : null}
        {state.kind === 'failed' ? (
          <>
            <p>{t('support.failed')}</p>
            <Button size="small" onClick={again}>
              {t('fault.retry')}
            </Button>
          </>
        ) : null}
      </div>
    </Popover>
  );
}
