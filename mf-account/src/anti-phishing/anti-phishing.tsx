import { FormActions } from '@tradefloor/area/form';
import { later, NothingYet } from '@tradefloor/area/later';
import { Card, FollowFocus } from '@tradefloor/area/page';
import { setAntiPhishingPhrase } from '@tradefloor/contract/ext';
import { useOffers } from '@tradefloor/platform/react';
import { Badge, Button } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../user/use-user';
import styles from './anti-phishing.module.css';

// Nobody sees it before a press.
const PhraseForm = later(() => import('./phrase-form').then(({ PhraseForm: Form }) => Form), NothingYet);

export function AntiPhishing() {
  const { t } = useTranslation();
  const isOffered = useOffers(setAntiPhishingPhrase) === true;
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  if (!isOffered) return null;
  const phrase = user?.antiPhishingPhrase ?? null;
  return (
    <Card
      title={t('antiPhishing.title')}
      text={t('antiPhishing.text')}
      anchor="anti-phishing"
      end={
        <Badge tone={phrase === null ? 'plain' : 'accent'}>
          {phrase === null ? t('settings.isOff') : t('settings.isOn')}
        </Badge>
      }
    >
      {phrase === null ? null : (
        <p className={styles.now}>
          {t('antiPhishing.now')} <strong className={styles.phrase}>{phrase}</strong>
        </p>
      )}
      <FollowFocus stage={isOpen ? 'form' : 'phrase'}>
        {isOpen ? (
          <PhraseForm before={phrase} needsCode={user?.twoStepOn === true} onDone={() => setOpen(false)} />
        ) : (
          <FormActions>
            <Button variant={phrase === null ? 'primary' : 'plain'} onClick={() => setOpen(true)}>
              {phrase === null ? t('antiPhishing.set') : t('antiPhishing.change')}
            </Button>
          </FormActions>
        )}
      </FollowFocus>
    </Card>
  );
}
