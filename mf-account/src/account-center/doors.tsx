import { Link } from '@tradefloor/area/link';
import { Card } from '@tradefloor/area/page';
import { ways } from '@tradefloor/platform';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './account-center.module.css';

/** The rest of the account: what has no other place in the navigation. */
export function Doors({ isAgent }: { readonly isAgent: boolean }) {
  const { t } = useTranslation();
  const doors = [
    [ways.accountSettings(), t('title.settings')],
    [ways.userSettings(), t('title.userSettings')],
    [ways.paymentDetails(), t('title.payment')],
    ...(isAgent ? [[ways.region(), t('title.region')] as const] : []),
  ] as const;
  return (
    <Card title={t('center.more')}>
      <ul className={styles.links}>
        {doors.map(([to, name]) => (
          <li key={to}>
            <Link className={styles.link} to={to}>
              {name}
              <ChevronRight size={16} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
