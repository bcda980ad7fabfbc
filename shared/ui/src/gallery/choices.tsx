import { useState } from 'react';
import { Checkbox } from '../checkbox/checkbox';
import { RadioGroup } from '../radio-group/radio-group';
import { Segmented } from '../segmented/segmented';
import { type StepPercent, StepSlider } from '../step-slider/step-slider';
import { Switch } from '../switch/switch';
import { TabPanel, Tabs } from '../tabs/tabs';
import { Exhibit } from './exhibit';

type Side = 'buy' | 'sell';
type Kind = 'limit' | 'market';

export function Choices({ name }: { readonly name: string }) {
  const [side, setSide] = useState<Side>('buy');
  const [kind, setKind] = useState<Kind>('limit');
  const [isAgreed, setAgreed] = useState(true);
  const [hasSound, setSound] = useState(true);
  const [network, setNetwork] = useState('erc20');
  const [percent, setPercent] = useState<StepPercent>(25);
  const [tab, setTab] = useState('open');
  return (
    <>
      <Exhibit name="Choices" as="columns">
        <Segmented
          label="Side"
          value={side}
          onChange={setSide}
          segments={[
            { value: 'buy', label: 'Buy', tone: 'rise' },
            { value: 'sell', label: 'Sell', tone: 'fall' },
          ]}
        />
        <Segmented
          label="Kind of order"
          value={kind}
          onChange={setKind}
          segments={[
            { value: 'limit', label: 'Limit' },
            { value: 'market', label: 'Market' },
          ]}
        />
        <Segmented
          look="quiet"
          size="small"
          label="Quiet: kind of order"
          value={kind}
          onChange={setKind}
          segments={[
            { value: 'limit', label: 'Limit' },
            { value: 'market', label: 'Market' },
          ]}
        />
        <StepSlider label="Share of the balance" value={percent} onChange={setPercent} />
        <StepSlider label="Share that was typed" value={40} onChange={setPercent} />
        <StepSlider disabled label="Share of nothing" value={0} onChange={setPercent} />
        <Checkbox checked={isAgreed} onChange={setAgreed}>
          I have read the user agreement
        </Checkbox>
        <Checkbox checked={false} onChange={setAgreed} error="Please tick that you agree first">
          I agree to the user agreement
        </Checkbox>
        <Checkbox checked disabled onChange={setAgreed}>
          Always confirm a withdrawal
        </Checkbox>
        <Switch checked={hasSound} onChange={setSound}>
          Sound on a fill
        </Switch>
        <Switch checked={!hasSound} onChange={() => setSound(!hasSound)}>
          No sound on a fill
        </Switch>
        <RadioGroup
          label="Network"
          value={network}
          onChange={setNetwork}
          choices={[
            { value: 'erc20', label: 'ERC20', hint: 'Fee 3 USDT, 12 confirmations' },
            { value: 'trc20', label: 'TRC20', hint: 'Fee 1 USDT, 19 confirmations' },
            { value: 'omni', label: 'OMNI', disabled: true },
          ]}
        />
      </Exhibit>
      <Exhibit name="Tabs" as="sheet">
        <Tabs
          id={`tabs-${name}`}
          label={`Orders by ${name}`}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'open', label: 'Open orders (3)' },
            { value: 'history', label: 'History' },
            { value: 'completed', label: 'Completed' },
            { value: 'revoked', label: 'Revoked', disabled: true },
          ]}
          end="Cancel all"
        />
        <TabPanel id={`tabs-${name}`} value={tab}>
          The panel of “{tab}”.
        </TabPanel>
      </Exhibit>
    </>
  );
}
