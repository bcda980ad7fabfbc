import { useCopied } from '@tradefloor/area/page';
import { CopyButton } from '@tradefloor/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './copied-rows.module.css';

export function CopiedRows({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.rows}>{children}</dl>;
}

interface CopiedRowProps {
  readonly label: string;
  /** What is copied; shown as well where nothing else is. */
  readonly text: string;
  readonly isMain?: boolean;
  readonly children?: ReactNode;
}

export function CopiedRow({ label, text, isMain = false, children = text }: CopiedRowProps) {
  const { t } = useTranslation();
  const copied = useCopied();
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd className={isMain ? styles.main : undefined}>
        <span className={styles.text}>{children}</span>
        <CopyButton text={text} label={t('copy.label', { what: label })} {...copied} />
      </dd>
    </div>
  );
}
