import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './icon-button.module.css';
import { named } from './named';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label' | 'title'> {
  /** Its name: read out, and shown under the pointer. */
  readonly label: string;
  readonly size?: 'small' | 'medium';
  readonly children: ReactNode;
}

export function IconButton({ label, size = 'medium', className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} {...named(label)} className={`${styles.button} ${styles[size]} ${className ?? ''}`}>
      {children}
    </button>
  );
}
