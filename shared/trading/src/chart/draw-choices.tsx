import { AmountField } from '@tradefloor/area/amount';
import { formatTime, branded, isPositive, valueOfTyped } from '@tradefloor/money';
import { priceDecimals, priceText } from '@tradefloor/market';
import { useLanguage } from '@tradefloor/platform/react';
import { Button, IconButton, Popover } from '@tradefloor/ui';
import { Minus, PenLine, Trash2, TrendingUp } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './choices.module.css';
import type { DrawProps } from './draw-props';

export function DrawChoices(props: DrawProps) {
  const { t } = useTranslation();
  return (
    <Popover
      defaultOpen
      align="start"
      label={t('chart.draw')}
      trigger={
        <IconButton size="small" label={t('chart.draw')}>
          <PenLine size={14} aria-hidden />
        </IconButton>
      }
    >
      <div className={styles.choices}>
        <h3 className={styles.title}>{t('chart.draw')}</h3>
        <Button wide start={<TrendingUp size={14} aria-hidden />} onClick={() => props.onTool('trend')}>
          {t('chart.trendLine')}
        </Button>
        <Button wide start={<Minus size={14} aria-hidden />} onClick={() => props.onTool('horizontal')}>
          {t('chart.horizontalLine')}
        </Button>
        <LineAtPrice {...props} />
        <DrawnLines {...props} />
      </div>
    </Popover>
  );
}

/** For who has no pointer, and for who knows the price to the digit. */
function LineAtPrice({ pair, drawings }: DrawProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    const price = valueOfTyped(typed);
    if (price === null || !isPositive(price)) return;
    drawings.addLine(branded(price));
    setTyped('');
  };
  return (
    <form className={styles.form} onSubmit={add}>
      <AmountField
        label={t('chart.lineAt')}
        unit={pair.quote}
        scale={priceDecimals(pair)}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit">{t('chart.addLine')}</Button>
    </form>
  );
}

function DrawnLines({ pair, drawings }: DrawProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const lines = [
    ...drawings.lines.map(({ id, price }) => ({
      id,
      name: t('chart.lineOf', { price: priceText(price, pair, language) }),
    })),
    ...drawings.trends.map(({ id, from }) => ({
      id,
      name: t('chart.trendOf', { time: formatTime(from.time, language, 'day-and-minute') }),
    })),
  ];
  if (lines.length === 0) return <p className={styles.quiet}>{t('chart.noLines')}</p>;
  return (
    <>
      <ul className={styles.lines}>
        {lines.map(({ id, name }) => (
          <li key={id} className={styles.line}>
            {name}
            <IconButton size="small" label={t('chart.removeLine', { line: name })} onClick={() => drawings.remove(id)}>
              <Trash2 size={14} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="small" onClick={drawings.clear}>
        {t('chart.removeAll')}
      </Button>
    </>
  );
}
