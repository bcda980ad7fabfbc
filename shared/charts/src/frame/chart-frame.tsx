import { type ReactNode, useId } from 'react';
import styles from './chart-frame.module.css';

/** What stands in place of a chart, in the reader's language. */
export type ChartState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'loading'; readonly text: string }
  | { readonly kind: 'empty'; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string; readonly retry: { readonly label: string; run(): void } };

export interface ChartFrameProps {
  /** What the chart is, as in `BTC/USDT, 15 minutes`. */
  readonly title: string;
  /** What it says, for those who do not see it. */
  readonly summary: string;
  readonly state: ChartState;
  readonly children: ReactNode;
  /** What can be done with the chart, beside the picture and not in it. */
  readonly controls?: ReactNode;
}

/** The chart itself is one picture to a screen reader, with a title and a sentence; numbers stand in tables elsewhere. */
export function ChartFrame({ title, summary, state, children, controls }: ChartFrameProps) {
  const id = useId();
  return (
    <figure className={styles['frame']} aria-labelledby={`${id}-title`} aria-describedby={`${id}-summary`}>
      <figcaption className={styles['hidden']}>
        <span id={`${id}-title`}>{title}</span>
        <span id={`${id}-summary`}>{summary}</span>
      </figcaption>
      {state.kind === 'ready' ? (
        <div className={styles['drawing']} aria-hidden="true">
          {children}
        </div>
      ) : (
        <Instead state={state} />
      )}
      {state.kind === 'ready' ? controls : null}
    </figure>
  );
}

function Instead({ state }: { readonly state: Exclude<ChartState, { kind: 'ready' }> }) {
  if (state.kind === 'loading') {
    return (
      <output className={styles['loading']}>
        <span className={styles['hidden']}>{state.text}</span>
      </output>
    );
  }
  return (
    <div className={styles['message']}>
      <p>{state.text}</p>
      {state.kind === 'failed' && (
        <button type="button" className={styles['retry']} onClick={() => state.retry.run()}>
          {state.retry.label}
        </button>
      )}
    </div>
  );
}
