import type { Decimal, LanguageCode } from '@tradefloor/money';
import { Minus, Plus } from 'lucide-react';
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useRef } from 'react';
import box from '../field/box.module.css';
import { Field, type FieldTexts } from '../field/field';
import { bothRefs } from '../refs/both-refs';
import { stepped } from './step';
import styles from './number-field.module.css';
import { useTyping } from './use-typing';

type OwnInput = 'id' | 'value' | 'onChange' | 'children' | 'min' | 'max' | 'step' | 'type' | 'inputMode';

export interface NumberFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, OwnInput> {
  /** The text being typed: digits and one point. `valueOfTyped` of money makes it a decimal. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly language: LanguageCode;
  readonly unit?: ReactNode;
  /** With it the arrow keys step, and so do two buttons that are named by `stepLabels`. */
  readonly step?: Decimal | undefined;
  readonly stepLabels?: { readonly up: string; readonly down: string } | undefined;
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
  unit,
  step,
  stepLabels,
  min,
  max,
  scale,
  disabled,
  ref,
  ...rest
}: ScaledFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const typing = useTyping({ input, value, onChange, language, scale });
  const go = (times: 1 | -1) => {
    if (step !== undefined) onChange(stepped(value, step, times, { min, max }));
  };
  const stepByKey = (event: KeyboardEvent) => {
    if (step === undefined || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    go(event.key === 'ArrowUp' ? 1 : -1);
  };
  return (
    <Field {...{ label, labelled, hint, error, labelEnd, className }}>
      {control => (
        <span className={box.box}>
          <input
            autoComplete="off"
            {...rest}
            {...control}
            {...typing}
            ref={bothRefs(input, ref)}
            type="text"
            inputMode={scale === 0 ? 'numeric' : 'decimal'}
            className={`${box.input} ${labelled === 'inside' || unit !== undefined ? box.number : ''}`}
            disabled={disabled}
            onKeyDown={stepByKey}
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
