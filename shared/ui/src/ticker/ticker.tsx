import { type ReactNode, type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import { PauseButton, type PauseLabels } from '../moving/pause-button';
import { useMoving } from '../moving/use-moving';
import styles from './ticker.module.css';

interface TickerProps {
  readonly label: string;
  readonly items: ReadonlyArray<{ readonly key: string | number; readonly content: ReactNode }>;
  readonly labels: PauseLabels;
}

const PIXELS_PER_SECOND = 40;

/** A line of quotes that goes round. Paused, it can be scrolled by hand; what fits stands still. */
export function Ticker({ label, items, labels }: TickerProps) {
  const moving = useMoving();
  const viewport = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLUListElement>(null);
  const width = useOverflowingWidth(viewport, line);
  const goesRound = width !== null && !moving.isPaused;
  return (
    <section className={styles.ticker} aria-label={label} {...moving.holders}>
      <div ref={viewport} className={goesRound ? styles.viewport : styles.still} tabIndex={goesRound ? -1 : 0}>
        <div
          className={goesRound ? styles.round : styles.track}
          style={{
            animationDuration: `${(width ?? 0) / PIXELS_PER_SECOND}s`,
            animationPlayState: moving.isMoving ? 'running' : 'paused',
          }}
        >
          <Line ref={line} items={items} />
          {goesRound ? (
            <div aria-hidden="true" inert>
              <Line items={items} />
            </div>
          ) : null}
        </div>
      </div>
      {width === null ? null : <PauseButton moving={moving} labels={labels} />}
    </section>
  );
}

interface LineProps extends Pick<TickerProps, 'items'> {
  readonly ref?: Ref<HTMLUListElement>;
}

function Line({ items, ref }: LineProps) {
  return (
    <ul ref={ref} className={styles.line}>
      {items.map(item => (
        <li key={item.key}>{item.content}</li>
      ))}
    </ul>
  );
}

/** `null` while all of the line fits. */
function useOverflowingWidth(
  viewport: RefObject<HTMLElement | null>,
  line: RefObject<HTMLElement | null>,
): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    const measure = () => {
      const needed = line.current?.offsetWidth ?? 0;
      setWidth(needed > (viewport.current?.clientWidth ?? 0) ? needed : null);
    };
    const observer = new ResizeObserver(measure);
    for (const element of [viewport.current, line.current]) if (element !== null) observer.observe(element);
    return () => observer.disconnect();
  }, [viewport, line]);
  return width;
}
