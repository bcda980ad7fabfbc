import { later, NothingYet } from '@tradefloor/area/later';
import type { Quote } from '@tradefloor/contract';
import { priceText } from '@tradefloor/market';
import { useOutdatedQuotes, useQuote } from '@tradefloor/market/react';
import { formatCompact, formatNumber, isPositive, type LanguageCode, sub } from '@tradefloor/money';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { Badge, Directed, FlashingDigits, Rise } from '@tradefloor/ui';
import { useMarketsDrawer } from '@tradefloor/ui/trading-layout';
import { ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PairStar } from '../markets/pair-star';
import { useSlash, wishForSearch } from '../markets/use-slash';
import { priceDigits } from '../pair/digits';
import { usePause } from '../pause/use-pause';
import styles from './pair-bar.module.css';

// The rate is asked for, and so never in the first paint; alerts are seen to once the price is read.
const PriceInMoney = later(
  () => import('../late').then(late => late.PriceInMoney),
  () => '\u00a0',
);
// Hardly ever is a pair paused.
const Resumes = later(() => import('../late').then(late => late.Resumes), NothingYet);
const AlertButton = later(() => import('../late').then(late => late.AlertButton), NothingYet);

/** The pair that is on screen, and its day. */
export function PairBar({ pair }: { readonly pair: Quote }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = `${pair.base}/${pair.quote}`;
  const view = useQuote(usePlatform(), pair.key);
  const quote = view?.quote ?? pair;
  const pausedUntil = usePause(pair);
  return (
    <div className={styles.bar} data-stale={useOutdatedQuotes() ? '' : undefined}>
      <div className={styles.pair}>
        <PairStar pair={pair} />
        <PairName name={name} />
        {pair.leverageShare === null ? null : (
          <span className={styles.badge}>
            <Badge>{t('pair.leverage')}</Badge>
          </span>
        )}
      </div>
      {pausedUntil === null ? null : (
        <output className={styles.paused}>
          {t('pair.paused')} <Resumes deadline={pausedUntil} />
        </output>
      )}
      <LastPrice key={pair.key} quote={quote} moved={view?.moved ?? null} />
      <dl className={styles.facts}>
        <Fact label={t('pair.change')}>
          <DayChange quote={quote} language={language} />
        </Fact>
        {quote.markPrice === undefined ? null : (
          <Fact label={t('pair.mark')}>{priceText(quote.markPrice, pair, language)}</Fact>
        )}
        <Fact label={t('pair.high')}>{priceText(quote.high, pair, language)}</Fact>
        <Fact label={t('pair.low')}>{priceText(quote.low, pair, language)}</Fact>
        <Fact label={t('pair.volume', { currency: pair.base })}>
          {formatNumber(quote.volume, language, { most: 4 })}
        </Fact>
        {quote.turnover === undefined ? null : (
          <Fact label={t('pair.turnover', { currency: pair.quote })}>{formatCompact(quote.turnover, language)}</Fact>
        )}
      </dl>
      <div className={styles.end}>
        <AlertButton pair={pair} />
      </div>
    </div>
  );
}

/** Where the markets are a drawer, the name opens it. */
function PairName({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const { open } = useMarketsDrawer();
  const openSearch = useMemo(
    () =>
      open === null
        ? null
        : () => {
            wishForSearch();
            open();
          },
    [open],
  );
  useSlash(openSearch);
  if (open === null) return <h1 className={styles.name}>{name}</h1>;
  return (
    <h1 className={styles.name}>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={t('pair.openMarkets', { pair: name })}
        onClick={open}
      >
        {name}
        <ChevronsUpDown size={14} aria-hidden />
      </button>
    </h1>
  );
}

interface LastPriceProps {
  readonly quote: Quote;
  readonly moved: 'up' | 'down' | null;
}

function LastPrice({ quote, moved }: LastPriceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const direction = moved === null ? 0 : moved === 'up' ? 1 : -1;
  return (
    <div className={styles.last}>
      <span className={styles.price}>
        <Directed direction={direction} arrow={{ up: t('pair.rising'), down: t('pair.falling') }}>
          <FlashingDigits text={priceText(quote.price, quote, language)} direction={direction} />
        </Directed>
      </span>
      <span className={styles.about}>
        <PriceInMoney pair={quote} />
      </span>
    </div>
  );
}

/** In the quote currency where the server says what the day began with, and in percent. */
function DayChange({ quote, language }: { readonly quote: Quote; readonly language: LanguageCode }) {
  const { open, price, change } = quote;
  const moved = open === undefined || !isPositive(open) || !isPositive(price) ? null : sub(price, open);
  return (
    <span className={styles.change}>
      {moved === null ? null : (
        <span className={styles.moved}>
          <Rise kind="amount" language={language} value={moved} decimals={priceDigits(quote)} />
        </span>
      )}
      <Rise kind="percent" language={language} value={change} />
    </span>
  );
}

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Fact({ label, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
