import { Link } from '@tradefloor/area/link';
import type { Quote } from '@tradefloor/contract';
import { ways } from '@tradefloor/platform';
import { leverageListsPart } from '@tradefloor/platform/parts';
import { usePart } from '@tradefloor/platform/react';
import { buttonClass, EmptyState } from '@tradefloor/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** mf-lever's positions and entrusts of this pair, where that area has them to give; else the way to its own screen. */
export function LeveragePlace({ pair }: { readonly pair: Quote }) {
  const { t } = useTranslation();
  const { currencyId, legalId, base, quote } = pair;
  const given = useMemo(() => ({ currencyId, legalId, base, quote }), [currencyId, legalId, base, quote]);
  const { place, isDrawn } = usePart(leverageListsPart, given);

  return (
    <>
      <div ref={place} />
      {isDrawn ? null : (
        <EmptyState
          title={t('leverage.title', { pair: `${base}/${quote}` })}
          text={t('leverage.text')}
          action={
            <Link className={buttonClass({ size: 'small' })} to={ways.leverage()}>
              {t('leverage.open')}
            </Link>
          }
        />
      )}
    </>
  );
}
