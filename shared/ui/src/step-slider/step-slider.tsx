import type { ChangeEvent, KeyboardEvent } from 'react';
import styles from './step-slider.module.css';

/** spot.slider-steps: percent of what is available. */
export type StepPercent = 0 | 25 | 50 | 75 | 100;
const STEPS: readonly StepPercent[] = [0, 25, 50, 75, 100];

/** What leads on from the last step, and back from the first. */
const ENDS: Partial<Record<StepPercent, readonly string[]>> = {
  0: ['Home', 'ArrowLeft', 'ArrowDown', 'PageDown'],
  100: ['End', 'ArrowRight', 'ArrowUp', 'PageUp'],
};

interface StepSliderProps {
  readonly label: string;
  /** Between the steps or beyond them when the amount was typed: the track shows it, no diamond is lit for it. */
  readonly value: number;
  readonly onChange: (percent: StepPercent) => void;
  readonly disabled?: boolean;
}

export function StepSlider({ label, value, onChange, disabled = false }: StepSliderProps) {
  const share = Math.min(100, Math.max(0, value));
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const step = STEPS.find(one => one === event.target.valueAsNumber);
    if (step !== undefined) onChange(step);
  };
  return (
    <div className={styles.slider}>
      <input
        type="range"
        className={styles.range}
        aria-label={label}
        aria-valuetext={`${Math.round(share)}%`}
        min={0}
        max={100}
        step={25}
        value={nearest(share)}
        disabled={disabled}
        onChange={change}
        // A range that stands on the step already tells no change when it is pressed there, or sent to its end by a key.
        onPointerUp={() => {
          if (!disabled && value !== nearest(share)) onChange(nearest(share));
        }}
        onKeyDown={({ key }: KeyboardEvent) => {
          if (value !== nearest(share) && ENDS[nearest(share)]?.includes(key) === true) onChange(nearest(share));
        }}
      />
      <div className={styles.track} aria-hidden="true">
        <div className={styles.done} style={{ width: `${share}%` }} />
        {STEPS.map(step => (
          <span key={step} className={step <= share ? styles.lit : styles.diamond} style={{ left: `${step}%` }} />
        ))}
      </div>
    </div>
  );
}

function nearest(percent: number): StepPercent {
  return STEPS.reduce((best, step) => (Math.abs(step - percent) < Math.abs(best - percent) ? step : best), 0);
}
