import { SavedPicture } from '@tradefloor/area/picture';
import { Dialog } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './chat.module.css';

/** Small in its line, and large for who presses it: a receipt is there to be read. */
export function ChatPicture({ address, label }: { readonly address: string; readonly label: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        aria-label={t('chat.enlarge', { picture: label })}
        onClick={() => setOpen(true)}
      >
        <SavedPicture address={address} label={label} />
      </button>
      <Dialog title={label} closeLabel={t('chat.close')} size="large" open={isOpen} onOpenChange={setOpen}>
        <div className={styles.large}>
          <SavedPicture address={address} label={label} />
        </div>
      </Dialog>
    </>
  );
}
