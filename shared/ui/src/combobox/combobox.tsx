import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import box from '../field/box.module.css';
import { Field, type FieldTexts } from '../field/field';
import { isComposing } from '../input-method/is-composing';
import { bothRefs } from '../refs/both-refs';
import styles from './combobox.module.css';
import { type ComboOption, matching } from './filter';

interface ComboboxProps<Value extends string> extends FieldTexts {
  readonly options: ReadonlyArray<ComboOption<Value>>;
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly placeholder?: string;
  /** Said when nothing matches. */
  readonly noMatch: string;
  readonly disabled?: boolean;
  readonly className?: string;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A list to type into: countries, coins. Closed, it shows what is chosen; open, what is searched for. */
export function Combobox<Value extends string>({
  options,
  value,
  onChange,
  placeholder,
  noMatch,
  disabled,
  onBlur,
  ref,
  ...texts
}: ComboboxProps<Value>) {
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  // `null` while closed.
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const chosen = options.find(option => option.value === value);
  const isOpen = query !== null;
  const found = isOpen ? matching(options, query) : [];

  const open = () => {
    if (isOpen || disabled === true) return;
    setQuery('');
    setActive(Math.max(0, chosen ? options.indexOf(chosen) : 0));
    input.current?.select();
  };
  const close = () => setQuery(null);
  const choose = (option: ComboOption<Value> | undefined) => {
    if (option === undefined) return;
    onChange(option.value);
    close();
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => (isOpen ? setActive(Math.min(active + 1, found.length - 1)) : open()),
    ArrowUp: () => (isOpen ? setActive(Math.max(active - 1, 0)) : open()),
    ...(isOpen ? { Enter: () => choose(found[active]), Escape: close } : {}),
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (act === undefined || isComposing(event)) return;
    event.preventDefault();
    act();
  };

  return (
    <Field {...texts}>
      {control => (
        <span className={`${box.box} ${styles.shell}`}>
          <input
            {...control}
            ref={bothRefs(input, ref)}
            className={box.input}
            role="combobox"
            aria-expanded={isOpen}
            aria-autocomplete="list"
            aria-controls={isOpen ? list : undefined}
            aria-activedescendant={isOpen && found.length > 0 ? `${list}-${active}` : undefined}
            autoComplete="off"
            spellCheck={false}
            disabled={disabled}
            placeholder={chosen?.label ?? placeholder}
            value={query === null || query === '' ? (isOpen ? '' : (chosen?.label ?? '')) : query}
            onChange={event => {
              setQuery(event.target.value);
              setActive(0);
            }}
            onClick={open}
            onKeyDown={press}
            onBlur={() => {
              close();
              onBlur?.();
            }}
          />
          {chosen?.end === undefined || isOpen ? null : <span className={styles.end}>{chosen.end}</span>}
          <ChevronDown className={styles.chevron} size={14} aria-hidden />
          {isOpen ? <OptionList {...{ list, found, active, value, noMatch, choose }} label={texts.label} /> : null}
        </span>
      )}
    </Field>
  );
}

interface OptionListProps<Value extends string> {
  readonly list: string;
  readonly label: string;
  readonly found: ReadonlyArray<ComboOption<Value>>;
  readonly active: number;
  readonly value: Value | null;
  readonly noMatch: string;
  readonly choose: (option: ComboOption<Value>) => void;
}

function OptionList<Value extends string>({
  list,
  label,
  found,
  active,
  value,
  noMatch,
  choose,
}: OptionListProps<Value>) {
  const shown = useRef<HTMLDivElement>(null);
  const marked = found[active]?.value;
  useEffect(() => {
    if (marked !== undefined) shown.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, marked]);
  return (
    <div
      ref={shown}
      id={list}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select can't be typed into, a datalist can't be styled
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className={styles.list}
      // The focus stays in the input; without this a press would take it away and close the list first.
      onPointerDown={event => event.preventDefault()}
      onMouseDown={event => event.preventDefault()}
    >
      {found.map((option, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are the input's
        <div
          key={option.value}
          id={`${list}-${at}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the list
          role="option"
          aria-selected={option.value === value}
          tabIndex={-1}
          className={`${styles.option} ${at === active ? styles.active : ''}`}
          onClick={() => choose(option)}
        >
          <span>{option.label}</span>
          {option.end === undefined ? null : <span className={styles.end}>{option.end}</span>}
        </div>
      ))}
      {found.length === 0 ? <p className={styles.none}>{noMatch}</p> : null}
    </div>
  );
}
