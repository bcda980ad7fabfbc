import { Link } from '@tradefloor/area/link';
import { ways } from '@tradefloor/platform';
import { Button } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Entrance } from '../entrance/entrance';
import styles from '../entrance/form.module.css';
import { useUndoBinding } from './use-undo-binding';

/**
 * Where the letter about a new address leads, its key behind the `#`, which no server is told. Nothing happens before
 * the press: what looks letters through follows their links.
 */
export default function UndoBinding() {
  const { t } = useTranslation();
  const key = useLocation().hash.slice(1);
  const { undo, isOnItsWay, told } = useUndoBinding(key);

  return (
    <Entrance title={t('title.undoBinding')} text={t(key === '' ? 'undoBinding.noKey' : 'undoBinding.text')}>
      <div className={styles.form}>
        {key === '' ? null : (
          <Button variant="primary" size="large" wide loading={isOnItsWay} onClick={() => void undo()}>
            {t('undoBinding.submit')}
          </Button>
        )}
        {told}
      </div>
      <p className={styles.other}>
        <Link to={ways.signIn()}>{t('recover.toSignIn')}</Link>
      </p>
    </Entrance>
  );
}
