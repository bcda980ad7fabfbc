import { Answered } from '@tradefloor/area/page';
import { Curve } from '@tradefloor/charts';
import type { WorthThen } from '@tradefloor/contract/ext';
import { type Amount, formatNumber, formatTime, type LanguageCode } from '@tradefloor/money';
import { useLanguage, useLook } from '@tradefloor/platform/react';
import { Segmented, Skeleton } from '@tradefloor/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Days, SPANS, useWorthHistory } from './use-worth-history';
import styles from './worth-curve.module.css';

/** What everything was worth at each midnight; its end moves with the total. */
export function WorthCurve({ total }: { readonly total: Amount }) {
  const { t } = useTranslation();
  const [days, setDays] = useState<Days>(30);
  const history = useWorthHistory();
  const isHidden = useLook().balances === 'hidden';
  return (
    <div className={styles.curve}>
      <Segmented
        look="quiet"
        size="small"
        label={t('overview.span')}
        segments={SPANS.map(span => ({ value: String(span), label: t('overview.days', { count: span }) }))}
        value={String(days)}
        onChange={span => setDays(SPANS.find(one => String(one) === span) ?? days)}
      />
      <Answered query={history} rows={<Skeleton height="193px" />} failed={t('overview.curveFailed')}>
        {points =>
          isHidden ? (
            <p className={styles.hidden}>{t('overview.curveHidden')}</p>
          ) : (
            <Drawn points={[...points.slice(-days - 1, -1), ...endedAt(points.at(-1), total)]} days={days} />
          )
        }
      </Answered>
    </div>
  );
}

const endedAt = (last: WorthThen | undefined, usdt: Amount): WorthThen[] => (last ? [{ at: last.at, usdt }] : []);

function Drawn({ points, days }: { readonly points: readonly WorthThen[]; readonly days: Days }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Curve
      title={t('overview.curve', { count: days })}
      points={points.map(({ at, usdt }) => ({ id: at, value: usdt, text: textOf(at, usdt, language) }))}
      marks={marked(points).map(({ at }) => formatTime(at, language, 'day-month'))}
    />
  );
}

const textOf = (at: number, usdt: Amount, language: LanguageCode): string =>
  `${formatTime(at, language, 'day-and-minute')} · ${formatNumber(usdt, language, { least: 2, most: 2 })} USDT`;

/** The first, the middle one, the last. */
const marked = (points: readonly WorthThen[]): readonly WorthThen[] =>
  [0, Math.floor((points.length - 1) / 2), points.length - 1].flatMap(place => points[place] ?? []);
