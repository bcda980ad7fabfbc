import { later } from '@tradefloor/area/later';
import { Link } from '@tradefloor/area/link';
import { Card, Page } from '@tradefloor/area/page';
import { userTopic, ways } from '@tradefloor/platform';
import { usePlatform, useTopic } from '@tradefloor/platform/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ModeChoice } from '../account-name/mode-choice';
import type { AccountMode } from '../account-name/rules';
import { useKeptEntry } from '../entrance/use-kept-entry';
import type { LeftEntries } from './bind-form';
import { BindPlace } from './bind-place';
import styles from './bind.module.css';
import { useBind } from './use-bind';

const BindForm = later(() => import('./bind-form').then(form => form.BindForm), BindPlace);

/** An e-mail address, and a phone where the server binds phones: each counts for the security bar. */
export default function BindPage() {
  const { t } = useTranslation();
  const { navigate, notify } = usePlatform();
  const user = useTopic(userTopic);
  const { bindsPhones } = useBind();
  const [query] = useSearchParams();
  const kept = useKeptEntry('bind');
  const [chosen, setChosen] = useState<AccountMode>(
    // What the address asks for, whatever was begun here before.
    () => (query.get('type') === 'phone' ? 'phone' : (kept.read()?.mode ?? 'email')),
  );
  const [left] = useState<LeftEntries>(() => new Map());
  // Not before the server says no: another form would take away what is being typed.
  const mode = bindsPhones === false ? 'email' : chosen;
  const bound = user?.[mode] ?? null;

  return (
    <Page
      title={t(mode === 'email' ? 'bind.email' : 'bind.phone')}
      lead={t(mode === 'email' ? 'bind.emailText' : 'bind.phoneText')}
      size="form"
    >
      <Card
        title={t(mode === 'email' ? 'field.email' : 'field.phone')}
        {...(bound === null ? {} : { text: t('bind.bound', { account: bound }) })}
        end={bindsPhones === true ? <ModeChoice mode={mode} onChange={setChosen} /> : null}
      >
        <BindForm
          key={mode}
          mode={mode}
          left={left}
          onBound={account => {
            // Not the server's "Done.": what counts from now on is said, to be looked at once more.
            const named = t(mode === 'email' ? 'bind.doneEmail' : 'bind.donePhone', { account });
            notify({ kind: 'success', text: bound === null ? named : `${named} ${t('bind.held')}` });
            void navigate(ways.accountSettings(), { replace: true, force: true });
          }}
        />
      </Card>
      <Link className={styles.back} to={ways.accountSettings()}>
        {t('bind.toSettings')}
      </Link>
    </Page>
  );
}
