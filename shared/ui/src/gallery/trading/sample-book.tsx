import { Directed } from '../../rise/directed';
import { NativeSelect } from '../../native-select/native-select';
import { Panel } from '../../panel/panel';
import { type Level, someLevels } from './sample-data';
import styles from './trading-sample.module.css';

const bids = someLevels('bids');
const asks = someLevels('asks').toReversed();
const grouping = (
  <NativeSelect
    look="quiet"
    label="Grouping"
    labelled="hidden"
    value="0.01"
    onChange={() => undefined}
    options={[{ value: '0.01', label: '0.01' }]}
  />
);

export function SampleBook() {
  return (
    <Panel label="Order book" end={grouping}>
      <div className={styles.heads}>
        <span>Price (USDT)</span>
        <span>Amount (BTC)</span>
        <span>Total</span>
      </div>
      <Levels levels={asks} side="fall" />
      <p className={styles.last}>
        <Directed direction={1} arrow={{ up: 'Rising', down: 'Falling' }}>
          97,412.56
        </Directed>
        <span className={styles.quiet}>spread 0.48</span>
      </p>
      <Levels levels={bids} side="rise" />
    </Panel>
  );
}

function Levels({ levels, side }: { readonly levels: readonly Level[]; readonly side: 'rise' | 'fall' }) {
  return (
    <div>
      {levels.map(level => (
        <div key={level.price} className={styles.level}>
          <span className={side === 'rise' ? styles.riseBar : styles.fallBar} style={{ width: `${level.depth}%` }} />
          <span className={styles[side]}>{level.price}</span>
          <span>{level.amount}</span>
          <span>{level.total}</span>
        </div>
      ))}
    </div>
  );
}
