import { userTopic } from '@tradefloor/platform';
import { usePlatform, useTopic } from '@tradefloor/platform/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { ModeChoice } from '../account-name/mode-choice';
import type { AccountMode } from '../account-name/rules';
import { BindForm } from './bind-form';
import styles from './bind.module.css';
import { useBind } from './use-bind';

/** An e-mail address, and a phone where the server binds phones: each counts for the security bar. */
export default function BindPage() {
  const { t } = useTranslation();
  const { navigate, notify } = usePlatform();
  const user = useTopic(userTopic);
  const { bindsPhones } = useBind();
  const [query] = useSearchParams();
  const [chosen, setChosen] = useState<AccountMode>(query.get('type') === 'phone' ? 'phone' : 'email');
  const mode = bindsPhones ? chosen : 'email';
  const bound = user?.[mode] ?? null;

  return (
    <section className={styles.page} aria-labelledby="bind-title">
      <div className={styles.head}>
        <h1 id="bind-title" className={styles.title}>
          {t(mode === 'email' ? 'bind.email' : 'bind.phone')}
        </h1>
        <p className={styles.text}>{t(mode === 'email' ? 'bind.emailText' : 'bind.phoneText')}</p>
      </div>
      {bindsPhones ? <ModeChoice mode={mode} onChange={setChosen} /> : null}
      {bound === null ? null : <p className={styles.bound}>{t('bind.bound', { account: bound })}</p>}
      <BindForm
        key={mode}
        mode={mode}
        onBound={said => {
          notify({ kind: 'success', text: said ?? t('bind.done') });
          void navigate('/account/accountSet', { replace: true, force: true });
        }}
      />
      <Link className={styles.back} to="/account/accountSet">
        {t('bind.toSettings')}
      </Link>
    </section>
  );
}
