import { decimal } from '@tradefloor/money';
import { useState } from 'react';
import { Amount } from '../amount/amount';
import { Button } from '../button/button';
import { CopyButton } from '../copy-button/copy-button';
import { FlashingDigits } from '../flashing-digits/flashing-digits';
import { Directed } from '../rise/directed';
import { Rise } from '../rise/rise';
import { Exhibit } from './exhibit';
import styles from './gallery.module.css';

const PRICES = ['97,412.56', '97,413.01', '97,398.20', '97,401.77'];
const arrow = { up: 'Rising', down: 'Falling' };
const copied = { copiedLabel: 'Copied', onCopied: () => undefined, onFailed: () => undefined };
const ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

export function Figures() {
  const [turn, setTurn] = useState(0);
  const price = PRICES[turn % PRICES.length] ?? '';
  const direction = turn % 2 === 0 ? -1 : 1;
  return (
    <Exhibit name="Figures" as="sheet">
      <div className={styles.figures}>
        <span className={styles.large}>
          <Directed direction={direction} arrow={arrow}>
            <FlashingDigits text={price} direction={direction} />
          </Directed>
        </span>
        <Button size="small" onClick={() => setTurn(turn + 1)}>
          Next price
        </Button>
        <Rise kind="percent" language="en" value={decimal('1.25')} />
        <Rise kind="percent" language="spa" value={decimal('-4.05')} />
        <Rise kind="amount" language="en" value={decimal('1204.1133')} decimals={4} />
        <Rise kind="percent" language="en" value={decimal('0')} />
        <Rise kind="percent" language="en" value={null} />
        <Amount language="en" decimals={4} value={decimal('0.84210007')} unit="BTC" />
        <Amount language="en" decimals={4} value={decimal('24310.8842')} unit="USDT" />
        <Amount language="en" decimals={4} value={decimal('24310.8842')} unit="USDT" mask="Hidden" />
        <Amount language="en" decimals={4} value={null} unit="USDT" />
        <CopyButton text={ADDRESS} label="Copy the address" {...copied} />
        <CopyButton look="words" text={ADDRESS} label="Copy" {...copied} />
      </div>
    </Exhibit>
  );
}
