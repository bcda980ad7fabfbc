import { useHold } from '@tradefloor/area';
import { CardForm, FormActions, plainly } from '@tradefloor/area/form';
import type { Currency } from '@tradefloor/contract';
import { Button } from '@tradefloor/ui';
import { FormSelect, FormTextField, SubmitButton, useFields } from '@tradefloor/ui/form';
import { useTranslation } from 'react-i18next';
import { destinationOf } from '../withdraw/destination';
import { networkName } from '../deposit/networks';
import { type NewAddress, useAddAddress } from './use-changed-addresses';
import { useWithdrawalCurrencies } from './use-withdrawal-currencies';

const ADDRESS_MOST = 200;
const NOTES_MOST = 100;

export interface AddressFormProps {
  readonly currencyId: string | null;
  readonly onDone: () => void;
}

/** wallet.address-checked: an address is read by its form before it is saved. */
export function AddressForm({ currencyId, onDone }: AddressFormProps) {
  const { t } = useTranslation();
  const currencies = useWithdrawalCurrencies();
  const form = useFields<NewAddress>({ start: { currencyId: currencyId ?? '', address: '', notes: '' } });
  const typed = form.watch();
  const { currencyId: chosen, address, notes } = typed;
  const { add, told, isOnItsWay } = useAddAddress(typed);
  useHold(isOnItsWay ? 'no' : address === '' && notes === '' ? null : 'ask');
  const currency = currencies.find(({ id }) => id === chosen);
  const fit = (text: string, of: Currency) => destinationOf(text, { currency: of.name, networks: [], chosen: null });
  const words = (text: string): string | true => {
    if (plainly(text) === '') return t('withdraw.addressProblem.missing');
    if (currency === undefined || fit(text, currency).kind === 'fits') return true;
    return t('withdraw.addressProblem.wrong', { currency: currency.name });
  };
  const found = currency && fit(address, currency);
  return (
    <CardForm
      form={form}
      label={t('addresses.add')}
      onSubmit={async wish => {
        if (currency === undefined || !(await add(wish, currency))) return;
        form.reset({ ...wish, address: '', notes: '' });
        onDone();
      }}
    >
      <FormSelect
        control={form.control}
        name="currencyId"
        label={t('addresses.currency')}
        placeholder={t('addresses.chooseCurrency')}
        options={currencies.map(({ id, name }) => ({ value: id as string, label: name }))}
        rules={{ validate: (id: string | null) => (id !== null && id !== '') || t('addresses.problem.currency') }}
      />
      <FormTextField
        control={form.control}
        name="address"
        label={t('withdraw.address')}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="off"
        maxLength={ADDRESS_MOST}
        {...(found?.kind === 'fits' && found.network !== null
          ? { hint: t('withdraw.networkTold', { network: networkName(found.network) }) }
          : {})}
        rules={{ validate: words }}
      />
      <FormTextField control={form.control} name="notes" label={t('addresses.notesOptional')} maxLength={NOTES_MOST} />
      <FormActions>
        <SubmitButton control={form.control} isOnItsWay={isOnItsWay}>
          {t('addresses.save')}
        </SubmitButton>
        <Button variant="quiet" onClick={onDone}>
          {t('addresses.cancel')}
        </Button>
      </FormActions>
      {told}
    </CardForm>
  );
}
