import { Button, TextField } from '@tradefloor/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountMode } from '../account-name/rules';
import styles from './form.module.css';
import { keepFocus } from './keep-focus';

export interface PlacedField {
  readonly label: string;
  readonly hint?: string;
}

interface FormPlaceProps {
  readonly above?: ReactNode;
  readonly fields: readonly PlacedField[];
  /** Between the fields and the button. */
  readonly below?: ReactNode;
  readonly submit: string;
  readonly end?: ReactNode;
}

const nothing = () => undefined;

/**
 * Where a form will stand when its code is here: its fields and its button, as high as they will be. They take the focus,
 * which is the form's when it has come, and nothing else yet.
 */
export function FormPlace({ above, fields, below, submit, end }: FormPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const gone = place.current;
    return () => keepFocus(gone);
  }, []);
  return (
    <div ref={place} className={styles.form} aria-busy="true">
      {above}
      {fields.map(field => (
        <TextField key={field.label} {...field} value="" onChange={nothing} readOnly />
      ))}
      {below}
      <Button size="large" wide variant="primary" disabled>
        {submit}
      </Button>
      {end}
    </div>
  );
}

/** The fields of an account and the code that only its owner receives. */
export function useProvedFields(mode: AccountMode): readonly PlacedField[] {
  const { t } = useTranslation();
  const account =
    mode === 'email' ? [{ label: t('field.email') }] : [{ label: t('field.country') }, { label: t('field.phone') }];
  return [...account, { label: t('code.label') }];
}
