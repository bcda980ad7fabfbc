import type { PriceMode } from '@tradefloor/contract';
import { Panel, Tabs } from '@tradefloor/ui';
import type { FormEvent, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './order-form.module.css';

interface FormPanelProps {
  readonly label: string;
  /** In the head: the fee, mostly. */
  readonly end?: ReactNode;
  /** Below the form, from edge to edge. */
  readonly under?: ReactNode;
  readonly children: ReactNode;
}

/** The panel that an order is made in. */
export function FormPanel({ label, end, under, children }: FormPanelProps) {
  return (
    <Panel label={label} className={styles.panel} end={end}>
      <div className={styles.form}>{children}</div>
      {under}
    </Panel>
  );
}

/** Beside the panel's name. */
export function FormNote({ children }: { readonly children: ReactNode }) {
  return <span className={styles.note}>{children}</span>;
}

const MODES: readonly PriceMode[] = ['limit', 'market'];

interface ModeTabsProps {
  readonly value: PriceMode;
  readonly onChange: (mode: PriceMode) => void;
}

export function ModeTabs({ value, onChange }: ModeTabsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.tabs}>
      <Tabs
        size="small"
        label={t('form.type')}
        value={value}
        onChange={onChange}
        tabs={MODES.map(mode => ({ value: mode, label: t(`form.mode.${mode}`) }))}
      />
    </div>
  );
}

interface FormFieldsProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
}

export function FormFields({ ref, onSubmit, children }: FormFieldsProps) {
  const { t } = useTranslation();
  return (
    <form ref={ref} className={styles.fields} noValidate onSubmit={onSubmit} aria-label={t('form.order')}>
      {children}
    </form>
  );
}
