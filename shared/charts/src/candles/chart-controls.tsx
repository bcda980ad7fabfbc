import type { KeyboardEvent } from 'react';
import styles from './chart-controls.module.css';
import type { ChartView } from './chart-view';

export interface ControlTexts {
  readonly controls: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly back: string;
  readonly forward: string;
  readonly newest: string;
}

type Act = Exclude<keyof ControlTexts, 'controls'>;

const SIGNS: Readonly<Record<Act, string>> = { zoomOut: '−', zoomIn: '+', back: '‹', forward: '›', newest: '»' };
const KEYS: Readonly<Record<string, Act>> = {
  '-': 'zoomOut',
  '+': 'zoomIn',
  '=': 'zoomIn',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  End: 'newest',
};
const ORDER = Object.keys(SIGNS) as readonly Act[];
const CLOSER = 0.7;
const STEP = 0.25;

const acts: Readonly<Record<Act, (view: ChartView) => void>> = {
  zoomIn: view => view.zoom(CLOSER),
  zoomOut: view => view.zoom(1 / CLOSER),
  back: view => view.move(-STEP),
  forward: view => view.move(STEP),
  newest: view => view.newest(),
};

interface ChartControlsProps {
  readonly view: ChartView;
  readonly texts: ControlTexts;
}

/** What the wheel and dragging do, for who has neither: shown when the pointer is over the chart, or the focus here. */
export function ChartControls({ view, texts }: ChartControlsProps) {
  const press = (event: KeyboardEvent) => {
    const act = KEYS[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    acts[act](view);
  };
  return (
    <div role="toolbar" tabIndex={-1} aria-label={texts.controls} className={styles['controls']} onKeyDown={press}>
      {ORDER.map(act => (
        <button
          key={act}
          type="button"
          className={styles['control']}
          aria-label={texts[act]}
          title={texts[act]}
          // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- of any role since ARIA 1.3: the title would be read out after the same name
          aria-description=""
          onClick={() => acts[act](view)}
        >
          <span aria-hidden="true">{SIGNS[act]}</span>
        </button>
      ))}
    </div>
  );
}
