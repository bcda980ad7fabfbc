import { useCopied } from '@tradefloor/area/page';
import type { CurrentUser } from '@tradefloor/platform';
import { Avatar, Badge, CopyButton } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { levelOf } from '../identity/rules';
import { masked } from '../security/secured-by';
import { SecurityBar } from '../security/security-bar';
import styles from './account-center.module.css';

export function Profile({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation();
  const copied = useCopied();
  const account = user.email ?? user.phone ?? user.account ?? '';
  return (
    <section className={styles.profile} aria-label={t('center.profile')}>
      <div className={styles.who}>
        <Avatar name={account} />
        <div className={styles.words}>
          <p className={styles.account}>{masked(account)}</p>
          <p className={styles.id}>
            {t('center.id', { id: user.id })}
            <CopyButton text={user.id} label={t('center.copyId')} {...copied} />
          </p>
          <p className={styles.badges}>
            <Badge tone="accent">{t('center.level', { level: levelOf(user) })}</Badge>
            {user.isSeller ? <Badge tone="warn">{t('center.merchant')}</Badge> : null}
            {user.isAcceptor ? <Badge>{t('center.acceptor')}</Badge> : null}
            {user.isRegionalAgent ? <Badge>{t('center.agent')}</Badge> : null}
          </p>
        </div>
      </div>
      <div className={styles.bar}>
        <SecurityBar user={user} />
      </div>
    </section>
  );
}
