import { decimal } from '@tradefloor/money';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Combobox } from '../combobox/combobox';
import { Kbd } from '../kbd/kbd';
import { NativeSelect } from '../native-select/native-select';
import { MoneyField } from '../number-field/money-field';
import { QuantityField } from '../number-field/quantity-field';
import { PasswordField } from '../text-field/password-field';
import { TextField } from '../text-field/text-field';
import { COUNTRIES } from './countries';
import { Exhibit } from './exhibit';

const step = decimal('0.01');
const stepLabels = { up: 'Raise', down: 'Lower' };

const unread = () => 'Enter a number';

export function Entries() {
  const [text, setText] = useState('');
  const [password, setPassword] = useState('correct horse');
  const [price, setPrice] = useState('97412.00');
  const [hands, setHands] = useState('3');
  const [country, setCountry] = useState<string | null>('86');
  const [network, setNetwork] = useState<string | null>(null);
  return (
    <Exhibit name="Fields" as="columns">
      <TextField
        label="E-mail"
        placeholder="you@example.com"
        hint="We send a code to it."
        value={text}
        onChange={setText}
      />
      <TextField label="Account" error="Please enter an account number!" value="" onChange={setText} />
      <TextField
        label="Search"
        labelled="hidden"
        placeholder="Search"
        start={<Search size={14} aria-hidden />}
        end={<Kbd>/</Kbd>}
        value={text}
        onChange={setText}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        revealLabel="Show password"
        labelEnd={<a href="#forgot">Forgotten?</a>}
        value={password}
        onChange={setPassword}
      />
      <MoneyField
        unread={unread}
        label="Price"
        labelled="inside"
        unit="USDT"
        language="en"
        scale={2}
        value={price}
        onChange={setPrice}
      />
      <MoneyField
        unread={unread}
        label="Stop price"
        unit="USDT"
        language="spa"
        scale={2}
        {...{ step, stepLabels }}
        value={price}
        onChange={setPrice}
      />
      <MoneyField
        unread={unread}
        label="Amount"
        labelled="inside"
        unit="BTC"
        language="en"
        error="Larger than what is available"
        value="12.5"
        onChange={setPrice}
      />
      <QuantityField unread={unread} label="Hands" language="en" unit="hands" value={hands} onChange={setHands} />
      <MoneyField
        unread={unread}
        label="Price"
        labelled="inside"
        unit="USDT"
        language="en"
        disabled
        value="97412.56"
        onChange={setPrice}
      />
      <NativeSelect
        label="Network"
        placeholder="Choose a network"
        value={network}
        onChange={setNetwork}
        options={[
          { value: 'erc20', label: 'ERC20' },
          { value: 'trc20', label: 'TRC20' },
          { value: 'omni', label: 'OMNI' },
        ]}
      />
      <NativeSelect
        look="quiet"
        label="Grouping"
        labelled="hidden"
        value="0.01"
        onChange={setNetwork}
        options={[
          { value: '0.01', label: '0.01' },
          { value: '0.1', label: '0.1' },
        ]}
      />
      <Combobox label="Country" noMatch="No such country" options={COUNTRIES} value={country} onChange={setCountry} />
    </Exhibit>
  );
}
