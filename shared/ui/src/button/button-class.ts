import styles from './button.module.css';

export interface ButtonLook {
  readonly variant?: 'primary' | 'plain' | 'quiet' | 'buy' | 'sell' | 'danger' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as what it stands in. */
  readonly wide?: boolean | undefined;
}

/** For a link that looks like a button: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'plain', size = 'medium', wide = false }: ButtonLook = {}): string {
  return [styles.button, styles[variant], styles[size], wide ? styles.wide : ''].filter(Boolean).join(' ');
}
