import { Kbd, TextField } from '@tradefloor/ui';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './market-list.module.css';

interface MarketSearchProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** Enter takes what stands on top. */
  readonly onFirst: () => void;
}

export function MarketSearch({ search, onSearch, onFirst }: MarketSearchProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  useSlash(input);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') onFirst();
    else if (event.key === 'Escape' && search !== '') {
      // Before it closes the drawer: the first press only clears.
      event.stopPropagation();
      onSearch('');
    } else if (event.key === 'ArrowDown') {
      event.currentTarget.closest('section')?.querySelector<HTMLElement>('[data-row-button]')?.focus();
    } else return;
    event.preventDefault();
  };
  return (
    <TextField
      ref={input}
      className={styles.search}
      label={t('markets.search')}
      labelled="hidden"
      type="search"
      placeholder={t('markets.search')}
      value={search}
      onChange={onSearch}
      onKeyDown={press}
      start={<Search size={14} aria-hidden />}
      end={<Kbd>/</Kbd>}
    />
  );
}

/** `/` goes to the search from anywhere but where text is being typed. */
function useSlash(input: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [input]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
