import { Card } from '@tradefloor/area/page';
import { useTradingSettings } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { SwitchRow } from './switch-row';
import styles from './choice-row.module.css';

export function Trading() {
  const { t } = useTranslation();
  const [{ confirmPlacing, fillSound }, change] = useTradingSettings();
  return (
    <Card title={t('preferences.trading')} text={t('preferences.tradingText')} anchor="trading">
      <div className={styles.switches}>
        <SwitchRow
          name={t('preferences.confirmPlacing')}
          text={t('preferences.confirmPlacingText')}
          checked={confirmPlacing}
          onChange={chosen => change({ confirmPlacing: chosen })}
        />
        <SwitchRow
          name={t('preferences.fillSound')}
          text={t('preferences.fillSoundText')}
          checked={fillSound}
          onChange={chosen => change({ fillSound: chosen })}
        />
      </div>
    </Card>
  );
}
