import { Dialog, Kbd, Switch } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KEYS, keptShortcuts, type Shortcut } from './keys';
import styles from './shortcuts.module.css';

export interface ShortcutsListed {
  /** Those of the screen, in the order in which they are listed. */
  readonly shortcuts: readonly Shortcut[];
  /** What they do where that is not the usual: "Long form". */
  readonly words?: Partial<Readonly<Record<Shortcut, string>>>;
  /** Whether there is a book, of which a row's total can be taken. */
  readonly hasBook?: boolean;
}

interface ShortcutsDialogProps extends ShortcutsListed {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function ShortcutsDialog({ shortcuts, words, hasBook = true, ...state }: ShortcutsDialogProps) {
  const { t } = useTranslation();
  const [isOn, setOn] = useState(() => keptShortcuts.get());
  const turn = (on: boolean) => {
    keptShortcuts.set(on);
    setOn(on);
  };
  return (
    <Dialog {...state} title={t('shortcuts.title')} closeLabel={t('screen.close')} size="small">
      <Switch checked={isOn} onChange={turn}>
        {t('shortcuts.on')}
      </Switch>
      <dl className={styles.list}>
        {shortcuts.map(shortcut => (
          <Row key={shortcut} name={words?.[shortcut] ?? t(`shortcuts.do.${shortcut}`)} keys={[KEYS[shortcut]]} />
        ))}
        <Row name={t('shortcuts.do.search')} keys={['/']} />
        {hasBook ? <Row name={t('shortcuts.do.takeSum')} keys={['Shift', t('shortcuts.click')]} /> : null}
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
