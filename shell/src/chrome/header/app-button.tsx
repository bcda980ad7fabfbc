import { Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Opener } from '../overlay/opener';
import styles from './header.module.css';

/** The suite is an installable web app: a code that opens it on the phone, and a button that installs it here. */
export function AppButton({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <Opener
      popup="dialog"
      button={
        <button type="button" className={className ?? styles.wordOrIcon} aria-label={t('app.label')}>
          {className === undefined ? <Smartphone size={16} aria-hidden /> : null}
          <span>{t('app.label')}</span>
        </button>
      }
      renderOverlay={({ AppPopover }, trigger, startOpen) => <AppPopover trigger={trigger} startOpen={startOpen} />}
    />
  );
}
