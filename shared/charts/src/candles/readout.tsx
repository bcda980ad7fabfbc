import { compare, formatCompact, formatNumber, type LanguageCode } from '@tradefloor/money';
import type { ChartBar } from './bars';
import styles from './candle-chart.module.css';

export interface ReadoutTexts {
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly volume: string;
}

export interface ReadoutProps {
  readonly bar: ChartBar;
  readonly texts: ReadoutTexts;
  readonly language: LanguageCode;
  readonly decimals: number;
}

/** The numbers of the bar under the pointer, or of the newest. */
export function Readout({ bar, texts, language, decimals }: ReadoutProps) {
  const way = compare(bar.close, bar.open) >= 0 ? 'rise' : 'fall';
  return (
    <dl className={styles['readout']}>
      {(['open', 'high', 'low', 'close'] as const).map(part => (
        <div key={part}>
          <dt>{texts[part]}</dt>
          <dd className={styles[way]}>{formatNumber(bar[part], language, { least: decimals })}</dd>
        </div>
      ))}
      <div>
        <dt>{texts.volume}</dt>
        <dd>{formatCompact(bar.volume, language)}</dd>
      </div>
    </dl>
  );
}
