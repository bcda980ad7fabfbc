import { sendingOf, useFormAct } from '@tradefloor/area/act';
import { Link } from '@tradefloor/area/link';
import { undoBinding } from '@tradefloor/contract/ext';
import { ways } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { Button } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Entrance } from '../entrance/entrance';
import styles from '../entrance/form.module.css';

/**
 * Where the letter about a new address leads, its key behind the `#`, which no server is told. Nothing happens before
 * the press: what looks letters through follows their links.
 */
export default function UndoBinding() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { act, stage, told } = useFormAct();
  const key = useLocation().hash.slice(1);

  async function undo() {
    const ended = await act({
      ...sendingOf(platform, undoBinding, () => ({ key })),
      done: message => message ?? t('undoBinding.done'),
    });
    if (ended.kind === 'done') await platform.navigate(ways.newPassword(), { replace: true, force: true });
  }

  return (
    <Entrance title={t('title.undoBinding')} text={t(key === '' ? 'undoBinding.noKey' : 'undoBinding.text')}>
      <div className={styles.form}>
        {told}
        {key === '' ? null : (
          <Button variant="primary" size="large" wide loading={stage !== 'idle'} onClick={() => void undo()}>
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
