import { decimal, type Decimal } from '@tradefloor/money';
import { Carousel } from '../carousel/carousel';
import { Rise } from '../rise/rise';
import { Ticker } from '../ticker/ticker';
import { Exhibit } from './exhibit';
import styles from './gallery.module.css';

const labels = {
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous',
  next: 'Next',
  slide: (number: number, of: number) => `${number} of ${of}`,
};

const NEWS = [
  'SUI and TON join the USDT market',
  'Leverage: new hand limits from Monday',
  'Earn: 30-day plan at 4.2 % a year',
  'How we keep withdrawals safe',
  'A quieter night theme',
  'Maintenance on Sunday',
];

const QUOTES: ReadonlyArray<readonly [pair: string, price: string, change: Decimal]> = [
  ['BTC/USDT', '97,412.56', decimal('1.25')],
  ['ETH/USDT', '3,481.20', decimal('-3.36')],
  ['SOL/USDT', '214.75', decimal('0.22')],
  ['BNB/USDT', '641.30', decimal('-0.87')],
  ['XRP/USDT', '1.4412', decimal('-3')],
  ['DOGE/USDT', '0.3981', decimal('3.52')],
];

export function Moving({ name }: { readonly name: string }) {
  return (
    <>
      <Exhibit name="A ticker" as="sheet">
        <Ticker
          label={`Quotes, ${name}`}
          labels={labels}
          items={QUOTES.map(([pair, price, change]) => ({
            key: pair,
            content: (
              <>
                {pair} {price} <Rise kind="percent" language="en" value={change} />
              </>
            ),
          }))}
        />
      </Exhibit>
      <Exhibit name="A carousel" as="sheet">
        <Carousel
          label={`News, ${name}`}
          labels={labels}
          pace={4_000}
          perView={{ wide: 4, medium: 3, narrow: 1 }}
          slides={NEWS.map(title => ({
            key: title,
            content: (
              <a className={styles.card} href="#news">
                {title}
              </a>
            ),
          }))}
        />
      </Exhibit>
    </>
  );
}
