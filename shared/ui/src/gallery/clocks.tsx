import { useState } from 'react';
import { Countdown } from '../countdown/countdown';
import { DeadlineBar } from '../deadline-bar/deadline-bar';
import { type Step, Stepper } from '../stepper/stepper';
import { Exhibit } from './exhibit';

const FIFTEEN_MINUTES = 15 * 60_000;
const STATES = { done: 'done', current: 'now', coming: 'to come', failed: 'failed' };
const STEPS: readonly Step[] = [
  { key: 'placed', label: 'Order placed', note: '14:02:51', state: 'done' },
  { key: 'pay', label: 'Pay the seller', note: 'Within 15 minutes', state: 'current' },
  { key: 'release', label: 'Seller releases', state: 'coming' },
];
const CANCELLED: readonly Step[] = [
  { key: 'placed', label: 'Order placed', state: 'done' },
  { key: 'pay', label: 'Not paid in time', state: 'failed' },
];

export function Clocks({ name }: { readonly name: string }) {
  const [begun] = useState(() => Date.now());
  return (
    <>
      <Exhibit name="Deadlines" as="columns">
        <DeadlineBar
          label="Pay within"
          deadline={begun + FIFTEEN_MINUTES * 0.7}
          span={FIFTEEN_MINUTES}
          clockOffset={0}
        />
        <DeadlineBar
          label="Pay within"
          deadline={begun + FIFTEEN_MINUTES * 0.1}
          span={FIFTEEN_MINUTES}
          clockOffset={0}
        />
        <p>
          A new code in <Countdown deadline={begun + 60_000} clockOffset={0} />
        </p>
      </Exhibit>
      <Exhibit name="Steps" as="sheet">
        <Stepper label={`Progress, ${name}`} steps={STEPS} stateLabels={STATES} />
      </Exhibit>
      <Exhibit name="Steps that failed" as="sheet">
        <Stepper label={`Cancelled, ${name}`} steps={CANCELLED} stateLabels={STATES} />
      </Exhibit>
    </>
  );
}
