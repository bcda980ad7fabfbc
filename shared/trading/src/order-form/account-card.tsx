import { HideBalances } from '@tradefloor/area/balances';
import { Link } from '@tradefloor/area/link';
import { balancesTopic } from '@tradefloor/platform';
import { useMissed, useTopic } from '@tradefloor/platform/react';
import { buttonClass } from '@tradefloor/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './order-form.module.css';

interface AccountCardProps {
  readonly title: string;
  /** What the account holds, a `Fact` each. */
  readonly children: ReactNode;
  /** To more of it. */
  readonly ways: readonly { readonly to: ComponentProps<typeof Link>['to']; readonly label: string }[];
}

/** Under an order form: what can be spent on it. */
export function AccountCard({ title, children, ways }: AccountCardProps) {
  const { t } = useTranslation();
  const isUnknown = (useTopic(balancesTopic) ?? null) === null;
  const isMissed = useMissed(balancesTopic);
  return (
    <UnderForm title={title} end={<HideBalances />}>
      {children}
      {isUnknown && isMissed ? <p className={styles.warning}>{t('account.missed')}</p> : null}
      <div className={styles.ways}>
        {ways.map(({ to, label }) => (
          <Link key={label} className={buttonClass({ size: 'small' })} to={to}>
            {label}
          </Link>
        ))}
      </div>
    </UnderForm>
  );
}

interface UnderFormProps {
  readonly title: string;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** A section below an order form. */
export function UnderForm({ title, end, children }: UnderFormProps) {
  return (
    <section className={styles.account} aria-label={title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {end}
      </div>
      {children}
    </section>
  );
}
