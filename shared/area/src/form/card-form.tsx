import { Form } from '@tradefloor/ui/form';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import styles from './card-form.module.css';

/** A form that opens within a card. */
export function CardForm<Values extends FieldValues>(props: Omit<ComponentProps<typeof Form<Values>>, 'className'>) {
  return <Form {...props} className={styles.form} />;
}

/** What such a form ends with, or what opens it: its buttons, side by side. */
export function FormActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
