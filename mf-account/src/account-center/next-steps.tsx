import { Link } from '@tradefloor/area/link';
import { Card } from '@tradefloor/area/page';
import { bindPhone, setFundPassword, setUpTwoStep } from '@tradefloor/contract/ext';
import { type CurrentUser, ways } from '@tradefloor/platform';
import { useOffers } from '@tradefloor/platform/react';
import { ChevronRight, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Step, stepsFor } from './steps';
import styles from './account-center.module.css';

const PLACES = {
  email: ways.bindEmail(),
  phone: ways.bindPhone(),
  identity: ways.identity(),
  'two-step': ways.userSettings({ at: 'two-step' }),
  'fund-password': ways.fundPassword(),
} as const satisfies Record<Step, string>;

/** What this user has yet to do, the most useful first. */
export function NextSteps({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation();
  const steps = stepsFor(user, {
    phone: useOffers(bindPhone) === true,
    twoStep: useOffers(setUpTwoStep) === true,
    fundPassword: useOffers(setFundPassword) === true,
  });
  return (
    <Card title={t('center.steps')}>
      {steps.length === 0 ? (
        <p className={styles.done}>
          <Check size={16} aria-hidden />
          {t('center.allDone')}
        </p>
      ) : (
        <ul className={styles.links}>
          {steps.map(step => (
            <li key={step}>
              <Link className={styles.link} to={PLACES[step]}>
                {t(`center.step.${step}`)}
                <ChevronRight size={16} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
