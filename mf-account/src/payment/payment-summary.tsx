import { Link } from '@tradefloor/area/link';
import { Answered, Card } from '@tradefloor/area/page';
import { ways } from '@tradefloor/platform';
import { Badge, buttonClass, Skeleton, VisuallyHidden } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { useWayBack } from '../needed/use-way-back';
import { givenWays } from './rules';
import { usePaymentDetails } from './use-payment-details';
import styles from './payment.module.css';

const WORDS = { bank: 'payment.bank', alipay: 'payment.alipay', wechat: 'payment.wechat' } as const;

export function PaymentSummary() {
  const { t } = useTranslation();
  const details = usePaymentDetails();
  const given = details.data === undefined ? null : givenWays(details.data);
  const isMissing = given !== null && given.length === 0;
  return (
    <Card
      title={t('title.payment')}
      text={isMissing ? t('payment.needed') : t('payment.summary')}
      anchor="payment"
      end={
        <Link
          className={buttonClass({ size: 'small', variant: isMissing ? 'primary' : 'plain' })}
          to={ways.paymentDetails({ back: useWayBack() })}
        >
          {isMissing ? t('payment.add') : t('payment.edit')}
        </Link>
      }
    >
      <Answered query={details} rows={<WaysLoading />} failed={t('payment.failed')}>
        {() => (
          <p className={styles.ways}>
            {isMissing || given === null ? (
              <Badge tone="warn">{t('payment.none')}</Badge>
            ) : (
              given.map(way => (
                <Badge key={way} tone="accent">
                  {t(WORDS[way])}
                </Badge>
              ))
            )}
          </p>
        )}
      </Answered>
    </Card>
  );
}

/** As high as what comes: nothing below it moves. */
function WaysLoading() {
  const { t } = useTranslation();
  return (
    <p className={styles.ways} aria-busy="true">
      <VisuallyHidden>{t('page.loading')}</VisuallyHidden>
      <Skeleton width="64px" height="18px" />
    </p>
  );
}
