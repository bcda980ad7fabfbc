import { usePlatform, useSession } from '@tradefloor/platform/react';
import { Button, buttonClass, TextField } from '@tradefloor/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './headline.module.css';

export function Headline() {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <div className={styles.headline}>
      <h1 className={styles.title}>{t('home.headline')}</h1>
      <p className={styles.text}>{t('home.promise')}</p>
      {session.kind === 'guest' ? <SignUpBox /> : <WayIn />}
    </div>
  );
}

/** S1 §1: the e-mail is taken along to registration, which checks it. */
function SignUpBox() {
  const { t } = useTranslation();
  const { navigate } = usePlatform();
  const [email, setEmail] = useState('');
  const register = (event: FormEvent) => {
    event.preventDefault();
    const query = email.trim() === '' ? '' : `?${new URLSearchParams({ email: email.trim() }).toString()}`;
    void navigate(`/components/register${query}`);
  };
  return (
    <form className={styles.form} onSubmit={register}>
      <div className={styles.row}>
        <TextField
          className={styles.email}
          label={t('home.email')}
          labelled="hidden"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={120}
          placeholder={t('home.emailExample')}
          value={email}
          onChange={setEmail}
        />
        <Button type="submit" variant="primary" size="large">
          {t('home.getStarted')}
        </Button>
      </div>
      <p className={styles.note}>{t('home.note')}</p>
    </form>
  );
}

function WayIn() {
  const { t } = useTranslation();
  return (
    <div className={styles.row}>
      <Link className={buttonClass({ variant: 'primary', size: 'large' })} to="/dealCenter">
        {t('home.trade')}
      </Link>
      <Link className={buttonClass({ size: 'large' })} to="/new_account/finance">
        {t('home.assets')}
      </Link>
    </div>
  );
}
