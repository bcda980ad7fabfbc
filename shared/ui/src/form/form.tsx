import { type FormEvent, type ReactNode, useRef } from 'react';
import { type SubmitHandler, type UseFormReturn } from 'react-hook-form';
import { ifStillThere } from '../focus/if-still-there';
import type { Fields } from './use-fields';
import { useSaidAnew } from './use-said-anew';

interface FormProps<Values extends Fields> {
  readonly form: UseFormReturn<Values>;
  /** The name of what is filled in: "Withdraw BTC". */
  readonly label?: string;
  /** Settles when the answer is there: until then the form takes no second press. Tells its failures itself. */
  readonly onSubmit: SubmitHandler<Values>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The first wrong field has the focus after the press. */
export function Form<Values extends Fields>({ form, label, onSubmit, className, children }: FormProps<Values>) {
  // Two presses can come before React has drawn the lock of the first.
  const isOnItsWay = useRef(false);
  useSaidAnew(form, label);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog is, for React, inside the form that opened it.
    event.stopPropagation();
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    const isStillThere = ifStillThere();
    try {
      // To the first wrong one, by the order in which they stand.
      await form.handleSubmit(onSubmit, () => form.trigger(undefined, { shouldFocus: isStillThere() }))(event);
    } finally {
      isOnItsWay.current = false;
    }
  };
  return (
    <form noValidate className={className} aria-label={label} onSubmit={event => void submit(event)}>
      {children}
    </form>
  );
}
