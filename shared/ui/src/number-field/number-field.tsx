import { type Decimal, type LanguageCode, marksOf, readNumber, type Unread, unreadText } from '@tradefloor/money';
import { Minus, Plus } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import box from '../field/box.module.css';
import { Field, type FieldTexts } from '../field/field';
import { bothRefs } from '../refs/both-refs';
import { stepped } from './step';
import styles from './number-field.module.css';
import { useTyping } from './use-typing';
import { keypadFor } from './ways';

type OwnInput = 'id' | 'value' | 'onChange' | 'children' | 'min' | 'max' | 'step' | 'type' | 'inputMode';

export interface NumberFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, OwnInput> {
  /** The text being typed: digits and one point, or what can't be read. `valueOfTyped` of money makes it a decimal or null. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly language: LanguageCode;
  /** Why a text can't be read as a number, in words; stands beside the field. */
  readonly unread: (why: Unread) => string;
  readonly unit?: ReactNode;
  /** With it the arrow keys step, and so do two buttons that are named by `stepLabels`. */
  readonly step?: Decimal | undefined;
  readonly stepLabels?: { readonly up: string; readonly down: string } | undefined;
  /** For who steps in a way of their own, and gives the next text by themselves. */
  readonly onStep?: ((times: 1 | -1) => void) | undefined;
  readonly min?: Decimal | undefined;
  readonly max?: Decimal | undefined;
}

interface ScaledFieldProps extends NumberFieldProps {
  readonly scale: number | undefined;
}

export function NumberField({
  label,
  labelled,
  hint,
  error,
  labelEnd,
  className,
  value,
  onChange,
  language,
  unread,
  unit,
  step,
  stepLabels,
  onStep,
  min,
  max,
  scale,
  disabled,
  ref,
  onFocus,
  onBlur,
  ...rest
}: ScaledFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isTyping, setTyping] = useState(false);
  const { entry, isByKey } = useTyping({ input, value, onChange, language, scale });
  const why = whyUnread(value, language, scale);
  // Groups that are being typed are not wrong yet.
  const isToBeTold = why !== null && !(isTyping && isByKey && mayBecomeGroups(value, language));
  const go = (times: 1 | -1) => {
    if (onStep !== undefined) onStep(times);
    else if (step !== undefined) onChange(stepped(value, step, times, { min, max }));
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    entry.onKeyDown(event);
    if (step === undefined || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    go(event.key === 'ArrowUp' ? 1 : -1);
  };
  return (
    <Field {...{ label, labelled, hint, labelEnd, className }} error={isToBeTold ? unread(why) : error}>
      {control => (
        <span className={box.box}>
          <input
            autoComplete="off"
            {...rest}
            {...control}
            {...entry}
            ref={bothRefs(input, ref)}
            type="text"
            inputMode={keypadFor(language, scale, navigator.language)}
            className={`${box.input} ${labelled === 'inside' || unit !== undefined ? box.number : ''}`}
            disabled={disabled}
            onKeyDown={pressKey}
            onFocus={(event: FocusEvent<HTMLInputElement>) => {
              setTyping(true);
              onFocus?.(event);
            }}
            onBlur={(event: FocusEvent<HTMLInputElement>) => {
              setTyping(false);
              onBlur?.(event);
            }}
          />
          {unit === undefined ? null : <span className={box.unit}>{unit}</span>}
          {step === undefined || stepLabels === undefined ? null : (
            <span className={styles.steps}>
              <StepButton label={stepLabels.down} disabled={disabled} onPress={() => go(-1)}>
                <Minus size={14} aria-hidden />
              </StepButton>
              <StepButton label={stepLabels.up} disabled={disabled} onPress={() => go(1)}>
                <Plus size={14} aria-hidden />
              </StepButton>
            </span>
          )}
        </span>
      )}
    </Field>
  );
}

function whyUnread(value: string, language: LanguageCode, scale: number | undefined): Unread | null {
  const text = unreadText(value);
  if (text === null) return null;
  const reading = readNumber(text, language, scale);
  // Read in another language it may be a number; it was none when it was typed.
  return reading.kind === 'unread' ? reading.why : { kind: 'not-a-number' };
}

function mayBecomeGroups(value: string, language: LanguageCode): boolean {
  const [first = '', ...groups] = (unreadText(value) ?? '').split(marksOf(language).group);
  const isWhole = (group: string, at: number) => group.length === 3 || at === groups.length - 1;
  return /^[1-9]\d{0,2}$/.test(first) && groups.every((group, at) => /^\d{0,3}$/.test(group) && isWhole(group, at));
}

interface StepButtonProps {
  readonly label: string;
  readonly disabled: boolean | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** For the pointer: the keyboard has the arrow keys, and needs no two more stops in every form. */
function StepButton({ label, disabled, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.step}
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
