import { Dialog, Kbd, Switch } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KEYS, keptShortcuts, type Shortcut } from './keys';
import styles from './shortcuts.module.css';

interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const ORDER: readonly Shortcut[] = ['buy', 'sell', 'mode', 'price', 'amount', 'cancelAll', 'help'];

export default function ShortcutsDialog(props: ShortcutsDialogProps) {
  const { t } = useTranslation();
  const [isOn, setOn] = useState(() => keptShortcuts.get());
  const turn = (on: boolean) => {
    keptShortcuts.set(on);
    setOn(on);
  };
  return (
    <Dialog {...props} title={t('shortcuts.title')} closeLabel={t('screen.close')} size="small">
      <Switch checked={isOn} onChange={turn}>
        {t('shortcuts.on')}
      </Switch>
      <dl className={styles.list}>
        {ORDER.map(shortcut => (
          <Row key={shortcut} name={t(`shortcuts.do.${shortcut}`)} keys={[KEYS[shortcut]]} />
        ))}
        <Row name={t('shortcuts.do.search')} keys={['/']} />
        <Row name={t('shortcuts.do.takeSum')} keys={['Shift', t('shortcuts.click')]} />
      </dl>
    </Dialog>
  );
}

function Row({ name, keys }: { readonly name: string; readonly keys: readonly string[] }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd className={styles.keys}>
        {keys.map(key => (
          <Kbd key={key}>{/^[A-Z]$/.test(key) ? `⇧ ${key}` : key.length === 1 ? key.toUpperCase() : key}</Kbd>
        ))}
      </dd>
    </div>
  );
}
