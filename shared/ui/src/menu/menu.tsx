import { Check } from 'lucide-react';
import * as Radix from 'radix-ui/dropdown-menu';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { BackCloses } from '../dialog/back-closes';
import { onlyIfNothingHasFocus } from '../focus/if-still-there';
import { useOverlayPlace } from '../theme/theme-scope';
import styles from './menu.module.css';

interface MenuProps extends Pick<Radix.DropdownMenuProps, 'open' | 'defaultOpen' | 'onOpenChange'> {
  /** One button; the menu is named after it. */
  readonly trigger: ReactElement;
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
}

export function Menu({ trigger, align = 'start', children, ...state }: MenuProps) {
  const place = useOverlayPlace();
  return (
    // Not modal: a menu must not lock the page's scrolling or take the ticker from the pointer.
    <Radix.Root modal={false} {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={place}>
        <Radix.Content
          className={styles.menu}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          onCloseAutoFocus={onlyIfNothingHasFocus}
        >
          <BackCloses />
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface MenuItemProps {
  readonly onSelect: () => void;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  readonly tone?: 'plain' | 'danger';
  readonly children: ReactNode;
}

export function MenuItem({ onSelect, icon, disabled = false, tone = 'plain', children }: MenuItemProps) {
  return (
    <Radix.Item
      className={`${styles.item} ${styles[tone]}`}
      disabled={disabled}
      onSelect={event => {
        focusTriggerOf(event.target);
        onSelect();
      }}
    >
      {icon}
      {children}
    </Radix.Item>
  );
}

/** A dialog that an item opens gives the focus back to what had it: the item has gone with its menu by then. */
function focusTriggerOf(item: EventTarget | null): void {
  const menu = item instanceof Element ? item.closest('[role=menu]') : null;
  document.getElementById(menu?.getAttribute('aria-labelledby') ?? '')?.focus();
}

interface MenuLinkProps {
  readonly href: string;
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The page that is open, or what that is within. */
  readonly current?: 'page' | 'true' | undefined;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A real link, so that it opens in a new tab like any other. */
export function MenuLink({ href, onClick, current, icon, children }: MenuLinkProps) {
  return (
    <Radix.Item asChild className={styles.item}>
      <a href={href} onClick={onClick} aria-current={current}>
        {icon}
        {children}
      </a>
    </Radix.Item>
  );
}

interface MenuChoicesProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: ReadonlyArray<{ readonly value: Value; readonly label: ReactNode; readonly lang?: string }>;
  readonly onChoose: (value: Value) => void;
}

/** One of several, the chosen one ticked. */
export function MenuChoices<Value extends string>({ label, value, choices, onChoose }: MenuChoicesProps<Value>) {
  return (
    <Radix.RadioGroup
      aria-label={label}
      value={value}
      onValueChange={chosen => {
        const choice = choices.find(one => one.value === chosen);
        if (choice) onChoose(choice.value);
      }}
    >
      {choices.map(choice => (
        <Radix.RadioItem key={choice.value} value={choice.value} className={styles.item} lang={choice.lang}>
          <span className={styles.tick}>
            <Radix.ItemIndicator>
              <Check size={14} aria-hidden />
            </Radix.ItemIndicator>
          </span>
          {choice.label}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

export function MenuLabel({ children }: { readonly children: ReactNode }) {
  return <Radix.Label className={styles.label}>{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className={styles.separator} />;
}
