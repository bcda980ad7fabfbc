import { useHold } from '@tradefloor/area';
import { useKeptDraft } from '@tradefloor/area/act';
import { hasProofs, OwnHandFields, sentCode } from '@tradefloor/area/form';
import type { BalanceRow, CoinInfo, DepositAddress, WithdrawalAddress } from '@tradefloor/contract';
import type { CurrentUser } from '@tradefloor/platform';
import { Segmented } from '@tradefloor/ui';
import { Form, SubmitButton, useFields } from '@tradefloor/ui/form';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountToWithdraw } from './amount-to-withdraw';
import { destinationOf } from './destination';
import { DestinationFields } from './destination-fields';
import { networkName, termsOn } from '../deposit/networks';
import { useWithdraw } from './use-withdraw';
import { EMPTY, readDraft, type WithdrawDraft } from './withdraw-rules';
import { WithdrawTerms } from './withdraw-terms';
import styles from './withdraw-form.module.css';

export interface WithdrawFormProps {
  readonly account: 'legal' | 'change';
  readonly row: BalanceRow;
  readonly info: CoinInfo;
  /** The user's own deposit addresses, whose networks are those of withdrawals. */
  readonly own: readonly DepositAddress[];
  readonly saved: readonly WithdrawalAddress[];
  readonly user: CurrentUser;
  readonly isOnlySaved: boolean;
}

/** Where to, how much, and by whose hand. */
export function WithdrawForm({ account, row, info, own, saved, user, isOnlySaved }: WithdrawFormProps) {
  const { t } = useTranslation();
  const networks = own.flatMap(({ network }) => (network === null ? [] : [network]));
  const isChosen = account === 'change' && networks.length > 1;
  const kept = useKeptDraft(`withdraw ${account} ${row.currencyId}`, readDraft);
  const [start] = useState((): WithdrawDraft => {
    const left = kept.read() ?? EMPTY;
    const network = networks.includes(left.network) ? left.network : (networks[0] ?? '');
    return { ...left, network: isChosen ? network : '' };
  });
  const form = useFields<WithdrawDraft>({ start });
  const draft = { ...start, ...form.watch() };
  const { network: chosen, address, amount } = draft;
  const isDirty = address !== '' || amount !== '';
  useEffect(() => {
    if (isDirty) kept.keep({ ...EMPTY, network: chosen, address, amount });
    else kept.forget();
  }, [isDirty, kept, chosen, address, amount]);
  const destination = destinationOf(address, {
    currency: row.currencyName,
    networks,
    chosen: isChosen ? chosen : null,
  });
  const network = isChosen ? chosen : destination.kind === 'fits' ? destination.network : (networks[0] ?? null);
  const terms = termsOn(info, network);
  const { send, told, stage } = useWithdraw({ account, row, info: terms, networks }, kept);
  // Nothing of it is lost by leaving; a swap asks first, and waits for what is on its way.
  useHold(stage !== undefined ? 'no' : isDirty ? 'typed' : null);
  const isAsOpened = address === start.address && amount === start.amount;
  useEffect(() => {
    // What an earlier form has sent is not left here to be sent again.
    if (stage === undefined && isDirty && isAsOpened && kept.read() === null) form.reset({ ...EMPTY, network: chosen });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of its end alone: what is typed is the user's
  }, [stage]);
  const isJudged = form.formState.touchedFields.amount === true || form.formState.submitCount > 0;
  useEffect(() => {
    // Another network has other limits.
    if (isJudged) void form.trigger('amount');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of the network alone: what is typed is judged as it is typed
  }, [network]);
  const changeNetwork = (next: string) => {
    form.setValue('network', next);
    if (address !== '') void form.trigger('address');
  };
  return (
    <div className={styles.panel}>
      <Form
        form={form}
        label={t('withdraw.title', { currency: row.currencyName })}
        className={styles.form}
        onSubmit={wish =>
          send({ ...wish, code: sentCode(wish.code) }, destination.kind === 'fits' ? destination.network : null)
        }
      >
        {isChosen ? (
          <div className={styles.networks}>
            <Segmented
              label={t('withdraw.network')}
              segments={networks.map(value => ({ value, label: networkName(value) }))}
              value={chosen}
              onChange={changeNetwork}
            />
          </div>
        ) : null}
        <DestinationFields
          form={form}
          currency={row.currencyName}
          destination={destination}
          fit={{ networks, chosen: isChosen ? chosen : null }}
          saved={saved}
          own={own.map(one => one.address)}
          isOnlySaved={isOnlySaved}
          onNetwork={changeNetwork}
        />
        <AmountToWithdraw
          form={form}
          currency={row.currencyName}
          info={terms}
          balance={row.held[account].available}
          account={account}
        />
        <OwnHandFields control={form.control} user={user} fundPassword="fundPassword" code="code" />
        <SubmitButton control={form.control} size="large" wide isOnItsWay={stage !== undefined}>
          {t('withdraw.submit')}
        </SubmitButton>
        {stage === 'checking' ? <p>{t('act.checking')}</p> : told}
      </Form>
      <WithdrawTerms currency={row.currencyName} info={terms} isProtected={hasProofs(user)} />
    </div>
  );
}
