import { undoBinding } from '@tradefloor/contract/ext';
import { ways } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { Button } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useFormAttempt } from '../answers/use-form-attempt';
import { Entrance } from '../entrance/entrance';
import styles from '../entrance/form.module.css';

/**
 * Where the letter about a new address leads, its key behind the `#`, which no server is told. Nothing happens before
 * the press: what looks letters through follows their links.
 */
export default function UndoBinding() {
  const { t } = useTranslation();
  const { http, navigate, notify } = usePlatform();
  const { attempt, told } = useFormAttempt();
  const [isUnderWay, setUnderWay] = useState(false);
  const key = useLocation().hash.slice(1);

  async function undo() {
    setUnderWay(true);
    const outcome = await attempt(() => http(undoBinding, { key }));
    setUnderWay(false);
    if (outcome.kind === 'failed') return;
    notify({ kind: 'success', text: outcome.answer.message ?? t('undoBinding.done') });
    await navigate(ways.newPassword(), { replace: true, force: true });
  }

  return (
    <Entrance title={t('title.undoBinding')} text={t(key === '' ? 'undoBinding.noKey' : 'undoBinding.text')}>
      <div className={styles.form}>
        {told}
        {key === '' ? null : (
          <Button variant="primary" size="large" wide loading={isUnderWay} onClick={() => void undo()}>
            {t('undoBinding.submit')}
          </Button>
        )}
      </div>
      <p className={styles.other}>
        <Link to={ways.signIn()}>{t('recover.toSignIn')}</Link>
      </p>
    </Entrance>
  );
}
