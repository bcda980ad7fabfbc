import { spelt } from '@tradefloor/addresses';
import { Link } from '@tradefloor/area/link';
import type { WithdrawalAddress } from '@tradefloor/contract';
import { formatTime } from '@tradefloor/money';
import { ways } from '@tradefloor/platform';
import { useLanguage } from '@tradefloor/platform/react';
import { Button, NativeSelect } from '@tradefloor/ui';
import { FormTextField } from '@tradefloor/ui/form';
import { useTranslation } from 'react-i18next';
import type { UseFormReturn } from 'react-hook-form';
import { addressIn } from './address-in';
import { type Destination, destinationOf } from './destination';
import { networkName } from '../deposit/networks';
import { shortened } from './shortened';
import { useServerNow } from './use-server-now';
import { addressProblem, isUsable, type WithdrawDraft } from './withdraw-rules';
import styles from './withdraw-form.module.css';

interface DestinationFieldsProps {
  readonly form: UseFormReturn<WithdrawDraft>;
  readonly currency: string;
  readonly destination: Destination;
  readonly fit: { readonly networks: readonly string[]; readonly chosen: string | null };
  readonly saved: readonly WithdrawalAddress[];
  readonly own: readonly string[];
  readonly isOnlySaved: boolean;
  readonly onNetwork: (network: string) => void;
}

const ADDRESS_MOST = 200;

/** From the address book, or entered; told beside it what is wrong, and which network it is of. */
export function DestinationFields(props: DestinationFieldsProps) {
  const { form, currency, destination, fit, saved, own, isOnlySaved, onNetwork } = props;
  const { t } = useTranslation();
  const now = useServerNow();
  const words = (typed: string, { network }: WithdrawDraft): string | true => {
    // By what is chosen as it is judged: the network may have been changed a moment ago.
    const chosen = fit.chosen === null ? null : network;
    const found = destinationOf(typed, { currency, networks: fit.networks, chosen });
    const problem = addressProblem(typed, found, { own, saved, isOnlySaved, now });
    if (problem === null) return true;
    return t(`withdraw.addressProblem.${problem}`, {
      currency,
      network: found.kind === 'other-network' ? networkName(found.network) : '',
      chosen: chosen === null ? '' : networkName(chosen),
    });
  };
  return (
    <>
      <SavedAddresses {...props} now={now} />
      <FormTextField
        control={form.control}
        name="address"
        label={t('withdraw.address')}
        className={styles.address}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="off"
        maxLength={ADDRESS_MOST}
        placeholder={t('withdraw.addressPlaceholder', { currency })}
        {...(destination.kind === 'fits' && destination.network !== null && fit.chosen === null
          ? { hint: t('withdraw.networkTold', { network: networkName(destination.network) }) }
          : {})}
        rules={{ validate: words }}
      />
      {destination.kind === 'other-network' ? (
        <div>
          <Button size="small" onClick={() => onNetwork(destination.network)}>
            {t('withdraw.changeNetwork', { network: networkName(destination.network) })}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Those that fit; with the network chosen, those of that network. */
function SavedAddresses({
  form,
  currency,
  fit,
  saved,
  isOnlySaved,
  now,
}: DestinationFieldsProps & { readonly now: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const fitting = saved.filter(({ address }) => destinationOf(address, { currency, ...fit }).kind === 'fits');
  const typed = spelt(addressIn(form.watch('address')));
  const link = <Link to={ways.withdrawalAddresses()}>{t('withdraw.manage')}</Link>;
  if (fitting.length === 0) return <p className={styles.manage}>{link}</p>;
  return (
    <NativeSelect<string>
      label={t('withdraw.saved')}
      labelEnd={link}
      placeholder={t('withdraw.savedPlaceholder')}
      options={fitting.map(one => ({
        value: one.address,
        label: [
          one.notes === '' ? null : one.notes,
          shortened(one.address),
          isOnlySaved && !isUsable(one, now) && one.usableFrom !== null
            ? t('withdraw.usableFrom', { time: formatTime(one.usableFrom, language, 'day-and-minute') })
            : null,
        ]
          .filter(part => part !== null)
          .join(' · '),
        disabled: isOnlySaved && !isUsable(one, now),
      }))}
      value={fitting.find(({ address }) => spelt(address) === typed)?.address ?? null}
      onChange={address => form.setValue('address', address, { shouldValidate: true, shouldTouch: true })}
    />
  );
}
