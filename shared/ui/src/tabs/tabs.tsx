import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './tabs.module.css';

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** How many it holds. Null while that isn't known: its room is kept, so that its coming moves no other tab. */
  readonly count?: number | null | undefined;
  readonly disabled?: boolean;
}

interface TabsProps<Value extends string> {
  /** What is chosen among: "Orders". */
  readonly label: string;
  readonly tabs: ReadonlyArray<Tab<Value>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Ties the tabs to the `TabPanel` of the same `id`. */
  readonly id?: string;
  readonly size?: 'small' | 'medium';
  /** At the end of the same line: a filter, an export. */
  readonly end?: ReactNode;
}

/** The arrows move and choose at once, as in every trading screen; Tab goes on to the panel. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, id, size, end }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const next = tabAfter(event.key, tabs, value);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.value);
    const buttons = list.current?.querySelectorAll('button') ?? [];
    for (const button of buttons) if (button.dataset.tab === next.value) button.focus();
  };

  return (
    <div className={`${styles.line} ${size === 'small' ? styles.small : ''}`}>
      <div ref={list} className={styles.list} role="tablist" aria-label={label}>
        {tabs.map(tab => {
          const isChosen = tab.value === value;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              className={styles.tab}
              data-tab={tab.value}
              aria-selected={isChosen}
              tabIndex={isChosen ? 0 : -1}
              disabled={tab.disabled}
              onClick={() => onChange(tab.value)}
              onKeyDown={move}
              {...(id === undefined ? {} : { id: `${id}-${tab.value}-tab` })}
              {...(id !== undefined && isChosen ? { 'aria-controls': `${id}-${tab.value}` } : {})}
            >
              {tab.label}
              {tab.count === undefined ? null : <Count of={tab.count} />}
            </button>
          );
        })}
      </div>
      {end === undefined ? null : <div className={styles.end}>{end}</div>}
    </div>
  );
}

/** Zero keeps the room of any other figure. */
function Count({ of }: { readonly of: number | null }) {
  return (
    <>
      {' '}
      <span className={styles.count} aria-hidden={of === null}>
        ({of ?? 0})
      </span>
    </>
  );
}

interface TabPanelProps {
  readonly id: string;
  /** The chosen tab's. */
  readonly value: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function TabPanel({ id, value, className, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${id}-${value}`}
      aria-labelledby={`${id}-${value}-tab`}
      tabIndex={-1}
      className={className}
    >
      {children}
    </div>
  );
}

function tabAfter<Value extends string>(key: string, tabs: ReadonlyArray<Tab<Value>>, value: Value) {
  const able = tabs.filter(tab => tab.disabled !== true);
  const at = able.findIndex(tab => tab.value === value);
  if (key === 'ArrowRight') return able[(at + 1) % able.length];
  if (key === 'ArrowLeft') return able.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return able[0];
  if (key === 'End') return able.at(-1);
  return undefined;
}
