import { Link } from '@tradefloor/area/link';
import { ways } from '@tradefloor/platform';
import { Badge, useCurrentInSight, VisuallyHidden } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from './fiat-nav.module.css';

const SCREENS = [
  { key: 'market', to: ways.fiatMarket() },
  { key: 'match', to: ways.quickMatch() },
  { key: 'orders', to: ways.fiatOrders() },
  { key: 'adverts', to: ways.ownAdverts() },
  { key: 'publish', to: ways.publishAdvert() },
] as const;

interface FiatNavProps {
  readonly label: string;
  /** How many orders wait for the user. */
  readonly waiting: number;
  readonly isGuest: boolean;
}

export function FiatNav({ label, waiting, isGuest }: FiatNavProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const strip = useCurrentInSight<HTMLElement>(pathname);
  const shown = isGuest ? SCREENS.slice(0, 1) : SCREENS;
  if (shown.length === 1) return null;
  return (
    <nav ref={strip} aria-label={label} className={styles.nav}>
      {shown.map(({ key, to }) => (
        <Link key={key} to={to} className={styles.link} aria-current={pathname === to ? 'page' : undefined}>
          {t(`nav.${key}`)}
          {key === 'orders' && waiting > 0 ? (
            <Badge tone="warn">
              {waiting}
              <VisuallyHidden> {t('nav.waiting')}</VisuallyHidden>
            </Badge>
          ) : null}
        </Link>
      ))}
    </nav>
  );
}
