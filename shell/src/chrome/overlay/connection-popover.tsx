import { Popover } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { useChrome } from '../chrome-context';
import { useLive } from '../use-live';
import type { OverlayProps } from './overlay-props';
import styles from './popover-words.module.css';

export function ConnectionPopover({ trigger, startOpen }: OverlayProps) {
  const { t } = useTranslation();
  const { kind, latencyMs } = useLive(useChrome().connection);
  const word = t(`connection.${kind}`);
  return (
    <Popover trigger={trigger} label={word} defaultOpen={startOpen}>
      <div className={styles.words}>
        <p className={styles.title}>{word}</p>
        <p>{t(`connection.detail.${kind}`)}</p>
        {latencyMs === null ? null : <p>{t('connection.latencyLabel', { ms: latencyMs })}</p>}
      </div>
    </Popover>
  );
}
