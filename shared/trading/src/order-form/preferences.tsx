import { playTones } from '@tradefloor/platform/sound';
import { useTradingSettings } from '@tradefloor/platform/react';
import { Checkbox } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import styles from './order-form.module.css';

interface PreferencesProps {
  /** What makes the sound: "Sound on fills". */
  readonly sound: string;
}

/** The trader's own, under the form: also on the settings page. */
export function Preferences({ sound: soundLabel }: PreferencesProps) {
  const { t } = useTranslation();
  const [{ confirmPlacing, fillSound }, change] = useTradingSettings();
  return (
    <div className={styles.preferences}>
      <Checkbox checked={confirmPlacing} onChange={confirm => change({ confirmPlacing: confirm })}>
        {t('form.askFirst')}
      </Checkbox>
      <Checkbox
        checked={fillSound}
        onChange={sound => {
          change({ fillSound: sound });
          // Heard once, so that one knows it; and the press lets the page make a sound later.
          if (sound) void playTones();
        }}
      >
        {soundLabel}
      </Checkbox>
    </div>
  );
}
