import type { Quote } from '@tradefloor/contract';
import { usePlatform } from '@tradefloor/platform/react';
import { buttonClass, EmptyState } from '@tradefloor/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** mf-lever's positions and entrusts of this pair, where that area has them to give; else the way to its own screen. */
export function LeveragePlace({ pair }: { readonly pair: Quote }) {
  const { t } = useTranslation();
  const { part } = usePlatform();
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const { currencyId, legalId, base, quote } = pair;

  useEffect(() => {
    const into = place.current;
    if (into === null || !part.has('leverage-lists')) return undefined;
    let isWanted = true;
    const mounting = part.mount('leverage-lists', into, { currencyId, legalId, base, quote });
    mounting.then(
      mounted => (isWanted ? setDrawn(true) : void mounted.unmount()),
      () => setDrawn(false),
    );
    return () => {
      isWanted = false;
      setDrawn(false);
      mounting.then(
        mounted => mounted.unmount(),
        () => undefined,
      );
    };
  }, [part, currencyId, legalId, base, quote]);

  return (
    <>
      <div ref={place} />
      {isDrawn ? null : (
        <EmptyState
          title={t('leverage.title', { pair: `${base}/${quote}` })}
          text={t('leverage.text')}
          action={
            <Link className={buttonClass({ size: 'small' })} to="/leverdealCenter">
              {t('leverage.open')}
            </Link>
          }
        />
      )}
    </>
  );
}
