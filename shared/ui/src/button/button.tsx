import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../spinner/spinner';
import { buttonClass, type ButtonLook } from './button-class';
import styles from './button.module.css';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'>, ButtonLook {
  /** Locked from the press to the answer; it keeps its name, its width and the keyboard's place. */
  readonly loading?: boolean;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

export function Button({
  variant,
  size,
  wide,
  loading,
  start,
  end,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isLocked = loading === true;
  // Not `disabled`: that would drop the focus. Refusing the click also refuses Enter in the form around it.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass({ variant, size, wide })} ${className ?? ''}`}
      onClick={press}
      {...(isLocked ? { 'aria-disabled': true, 'aria-busy': true } : {})}
    >
      <span className={styles.content}>
        {start}
        {children}
        {end}
      </span>
      {isLocked ? (
        <span className={styles.busy}>
          <Spinner />
        </span>
      ) : null}
    </button>
  );
}
