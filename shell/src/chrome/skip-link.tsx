import type { MouseEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './skip-link.module.css';

/** Moves the keyboard, not the address: a hash would be a step in the history that no area knows. */
export function SkipLink({ main }: { readonly main: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation();
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <a href="#areas" className={styles.skip} onClick={skip}>
      {t('skip.toContent')}
    </a>
  );
}
