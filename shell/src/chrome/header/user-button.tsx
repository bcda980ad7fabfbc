import { ChevronDown, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useChrome } from '../chrome-context';
import { Opener } from '../overlay/opener';
import { useLive } from '../use-live';
import { UnreadDot } from '../unread-dot';
import styles from './header.module.css';

export function UserButton({ account }: { readonly account: string }) {
  const { t } = useTranslation();
  const unread = useLive(useChrome().unread);
  return (
    <Opener
      popup="menu"
      button={
        <button type="button" className={styles.user} aria-label={t('user.menu', { account })}>
          <UserRound size={16} aria-hidden className={styles.userIcon} />
          <span className={styles.account}>{account}</span>
          {unread ? (
            <span className={styles.userDot}>
              <UnreadDot />
            </span>
          ) : null}
          <ChevronDown size={14} aria-hidden />
        </button>
      }
      renderOverlay={({ UserMenu }, trigger, startOpen) => <UserMenu trigger={trigger} startOpen={startOpen} />}
    />
  );
}
