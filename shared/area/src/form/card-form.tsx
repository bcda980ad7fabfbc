import { Form } from '@tradefloor/ui/form';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import styles from './card-form.module.css';

/** A form that opens within a card. */
export function CardForm<Values extends FieldValues>(props: Omit<ComponentProps<typeof Form<Values>>, 'className'>) {
  return <Form {...props} className={styles.form} />;
}
