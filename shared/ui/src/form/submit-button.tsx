import { type Control, useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '../button/button';
import type { Fields } from './use-fields';

interface SubmitButtonProps<Values extends Fields> extends Omit<ButtonProps, 'type' | 'loading' | 'onClick'> {
  readonly control: Control<Values>;
  /** The same was sent by a form that has been closed since. */
  readonly isOnItsWay?: boolean;
}

/** Locked from the press to the answer. */
export function SubmitButton<Values extends Fields>({
  control,
  variant = 'primary',
  isOnItsWay = false,
  ...rest
}: SubmitButtonProps<Values>) {
  const { isSubmitting } = useFormState({ control });
  return <Button {...rest} type="submit" variant={variant} loading={isSubmitting || isOnItsWay} />;
}
