import { Button, TextField } from '@tradefloor/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountMode } from '../account-name/rules';
import styles from './form.module.css';

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

/** Where a form will stand when its code is here: its fields and its button, as high as they will be, taking nothing yet. */
export function FormPlace({ above, fields, below, submit, end }: FormPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const gone = place.current;
    return () => keepLink(gone);
  }, []);
  return (
    <div ref={place} className={styles.form} aria-busy="true">
      {above}
      {fields.map(field => (
        <TextField key={field.label} {...field} value="" onChange={nothing} disabled />
      ))}
      {below}
      <Button size="large" wide variant="primary" disabled>
        {submit}
      </Button>
      {end}
    </div>
  );
}

/** Its links are the form's too: whoever has tabbed to one stays on it when the form has come. */
function keepLink(place: HTMLElement | null): void {
  const focused = document.activeElement;
  const address = place?.contains(focused) === true ? focused?.getAttribute('href') : null;
  if (typeof address !== 'string') return;
  queueMicrotask(() => document.querySelector<HTMLElement>(`main a[href=${JSON.stringify(address)}]`)?.focus());
}

/** The fields of an account and the code that only its owner receives. */
export function useProvedFields(mode: AccountMode): readonly PlacedField[] {
  const { t } = useTranslation();
  const account =
    mode === 'email' ? [{ label: t('field.email') }] : [{ label: t('field.country') }, { label: t('field.phone') }];
  return [...account, { label: t('code.label') }];
}
