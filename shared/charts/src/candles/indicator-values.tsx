import type { LanguageCode } from '@tradefloor/money';
import { axisText } from '../axis-text';
import styles from './candle-chart.module.css';
import { hasPane, type Indicator, indicatorId, type IndicatorLine, indicatorName } from './indicators';
import { panesOf, placeOfPane } from './panes';

interface IndicatorValuesProps {
  readonly lines: readonly IndicatorLine[];
  readonly indicators: readonly Indicator[];
  /** Of the bar that is read. */
  readonly index: number;
  readonly language: LanguageCode;
  readonly decimals: number;
}

/** The numbers of what lies over the candles, below those of the bar itself. */
export function IndicatorValues({ indicators, ...rest }: IndicatorValuesProps) {
  const over = indicators.filter(one => !hasPane(one));
  return over.length === 0 ? null : (
    <dl className={styles['values']}>
      {over.map(indicator => (
        <Values key={indicatorId(indicator)} indicator={indicator} {...rest} />
      ))}
    </dl>
  );
}

/** And of those that have a pane of their own, at its upper edge. */
export function PaneValues({ indicators, ...rest }: IndicatorValuesProps) {
  return indicators.filter(hasPane).map(indicator => (
    <dl
      key={indicatorId(indicator)}
      className={`${styles['values']} ${styles['ofPane']}`}
      style={{ top: placeOfPane(indicators, indicatorId(indicator)) }}
    >
      <Values indicator={indicator} {...rest} />
    </dl>
  ));
}

/** A line between each pane and the next. */
export function PaneEdges({ indicators }: Pick<IndicatorValuesProps, 'indicators'>) {
  return panesOf(indicators)
    .slice(1)
    .map(({ id }) => <div key={id} className={styles['edge']} style={{ top: placeOfPane(indicators, id) }} />);
}

function Values({
  indicator,
  lines,
  index,
  language,
  decimals,
}: Omit<IndicatorValuesProps, 'indicators'> & { readonly indicator: Indicator }) {
  const own = lines.filter(({ of }) => of === indicator);
  return (
    <div>
      <dt>{indicatorName(indicator)}</dt>
      {own.map(({ id, shape, colour, values }) => {
        const value = values[index] ?? null;
        return (
          <dd key={id} style={{ color: shape === 'line' ? colour : undefined }}>
            {value === null ? '—' : axisText(value, language, decimals)}
          </dd>
        );
      })}
    </div>
  );
}
