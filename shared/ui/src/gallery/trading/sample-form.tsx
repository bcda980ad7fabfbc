import { decimal } from '@tradefloor/money';
import { useState } from 'react';
import { Amount } from '../../amount/amount';
import { Button } from '../../button/button';
import { MoneyField } from '../../number-field/money-field';
import { Panel } from '../../panel/panel';
import { Segmented } from '../../segmented/segmented';
import { type StepPercent, StepSlider } from '../../step-slider/step-slider';
import { Tabs } from '../../tabs/tabs';
import type { Side } from '../../trading-layout/slots';
import styles from './trading-sample.module.css';

const nothing = () => undefined;
const HELD = [
  ['BTC available', '0.84210007'],
  ['BTC in orders', '0.1'],
  ['USDT available', '24310.8842'],
  ['USDT in orders', '1948.24'],
] as const;

interface SampleFormProps {
  readonly side: Side;
  readonly onSide: (side: Side) => void;
}

const unread = () => 'Enter a number';

export function SampleForm({ side, onSide }: SampleFormProps) {
  const [price, setPrice] = useState('97412.00');
  const [amount, setAmount] = useState('0.0623');
  const [percent, setPercent] = useState<StepPercent>(25);
  const account = (
    <Tabs
      label="Account"
      value="spot"
      onChange={nothing}
      tabs={[
        { value: 'spot', label: 'Spot' },
        { value: 'leverage', label: 'Leverage' },
      ]}
      end="Fee 0.10%"
    />
  );
  return (
    <Panel label="Trade" head={account}>
      <div className={styles.form}>
        <Segmented
          label="Side"
          value={side}
          onChange={onSide}
          segments={[
            { value: 'buy', label: 'Buy', tone: 'rise' },
            { value: 'sell', label: 'Sell', tone: 'fall' },
          ]}
        />
        <Fact label="Available" value="24310.8842" unit="USDT" />
        <MoneyField
          unread={unread}
          label="Price"
          labelled="inside"
          unit="USDT"
          language="en"
          value={price}
          onChange={setPrice}
        />
        <MoneyField
          unread={unread}
          label="Amount"
          labelled="inside"
          unit="BTC"
          language="en"
          value={amount}
          onChange={setAmount}
        />
        <StepSlider label="Share of the balance" value={percent} onChange={setPercent} />
        <MoneyField
          unread={unread}
          label="Total"
          labelled="inside"
          unit="USDT"
          language="en"
          value="6068.7676"
          onChange={nothing}
        />
        <Fact label="Fee" value="0.0001" unit="BTC" />
        <Fact label="You receive" value="0.0622" unit="BTC" />
        <Button wide size="large" variant={side}>
          {side === 'buy' ? 'Buy BTC' : 'Sell BTC'}
        </Button>
      </div>
      <div className={styles.held}>
        <h3 className={styles.title}>Assets</h3>
        {HELD.map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
        <div className={styles.actions}>
          <Button size="small">Deposit</Button>
          <Button size="small">Transfer</Button>
          <Button size="small">Withdraw</Button>
        </div>
      </div>
    </Panel>
  );
}

interface FactProps {
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
}

function Fact({ label, value, unit }: FactProps) {
  return (
    <p className={styles.fact}>
      <span className={styles.quiet}>{label}</span>
      <Amount language="en" decimals={4} value={decimal(value)} {...(unit === undefined ? {} : { unit })} />
    </p>
  );
}
