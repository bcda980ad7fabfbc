import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label' | 'title'> {
  /** Its name: read out, and shown under the pointer. */
  readonly label: string;
  readonly size?: 'small' | 'medium';
  readonly children: ReactNode;
}

export function IconButton({ label, size = 'medium', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- of any role since ARIA 1.3: or the title were read out after the name that it repeats
      aria-description=""
      className={`${styles.button} ${styles[size]} ${className ?? ''}`}
    >
      {children}
    </button>
  );
}
