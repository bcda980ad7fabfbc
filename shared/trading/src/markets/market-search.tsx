import { isComposing, Kbd, TextField } from '@tradefloor/ui';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSlash, wishedForSearch } from './use-slash';

interface MarketSearchProps {
  readonly className: string | undefined;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** Enter takes what stands on top. */
  readonly onFirst: () => void;
}

export function MarketSearch({ className, search, onSearch, onFirst }: MarketSearchProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const focus = useCallback(() => input.current?.focus(), []);
  useSlash(focus);
  useEffect(() => {
    if (wishedForSearch()) focus();
  }, [focus]);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
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
      className={className}
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
