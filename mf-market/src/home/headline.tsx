import { usePlatform } from '@tradefloor/platform/react';
import { Button, TextField } from '@tradefloor/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './headline.module.css';
import { wayToRegister } from './sign-up';

export function Headline() {
  const { t } = useTranslation();
  return (
    <div className={styles.headline}>
      <h1 className={styles.title}>{t('home.headline')}</h1>
      <p className={styles.text}>{t('home.promise')}</p>
      <SignUpBox />
    </div>
  );
}

/** market.sign-up-along: what is typed is taken along to registration. */
function SignUpBox() {
  const { t } = useTranslation();
  const { navigate } = usePlatform();
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const register = (event: FormEvent) => {
    event.preventDefault();
    const way = wayToRegister(typed);
    setRefused(way === null);
    if (way === null) field.current?.focus();
    else void navigate(way);
  };
  return (
    <form noValidate className={styles.form} onSubmit={register}>
      <div className={styles.row}>
        <TextField
          className={styles.email}
          label={t('home.email')}
          labelled="hidden"
          ref={field}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={120}
          placeholder={t('home.email')}
          value={typed}
          error={isRefused ? t('home.emailInvalid') : undefined}
          onChange={text => {
            setTyped(text);
            setRefused(false);
          }}
        />
        <Button type="submit" variant="primary" size="large">
          {t('home.getStarted')}
        </Button>
      </div>
      <p className={styles.note}>{t('home.note')}</p>
    </form>
  );
}
