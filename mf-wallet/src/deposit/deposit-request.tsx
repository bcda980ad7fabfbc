import { useHold } from '@tradefloor/area';
import { FormAmountField } from '@tradefloor/area/amount';
import { PictureField } from '@tradefloor/area/picture';
import type { BalanceRow, CoinInfo, DepositAddress } from '@tradefloor/contract';
import { type Amount, formatNumber, ZERO } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Form, FormProblem, FormTextField, SubmitButton, useFields } from '@tradefloor/ui/form';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { typedAmount } from '../withdraw/typed-amount';
import styles from './deposit-request.module.css';
import { EMPTY, leftToRequest, type RequestForm, requestProblem } from './request-rules';
import { useRequestDeposit } from './use-request-deposit';

interface DepositRequestProps {
  readonly account: 'legal' | 'change';
  readonly row: BalanceRow;
  readonly deposit: DepositAddress;
  readonly info: CoinInfo | null;
}

/** wallet.deposit-needs: for the fiat account all of it, for the spot account the amount alone. */
export function DepositRequest({ account, row, deposit, info }: DepositRequestProps) {
  const { t } = useTranslation();
  const form = useFields<RequestForm>({ start: EMPTY });
  const { control, formState } = form;
  const { request, told, stage } = useRequestDeposit(account, row, deposit);
  const amountFault = useAmountFault(account, row, info);
  const bound = useBound(row, info);
  useHold(stage !== undefined ? 'no' : formState.isDirty ? 'ask' : null);
  const isJudged = formState.errors.amount !== undefined;
  useEffect(() => {
    // Another network has another minimum.
    if (isJudged) void form.trigger('amount');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of the network alone: what is typed is judged as it is typed
  }, [deposit.network]);
  const isFiat = account === 'legal';
  const isIncomplete = isFiat && formState.submitCount > 0 && Object.keys(formState.errors).length > 0;
  return (
    <Form form={form} label={t('deposit.request')} className={styles.form} onSubmit={request}>
      <div>
        <h3 className={styles.title}>{t('deposit.request')}</h3>
        <p className={styles.lead}>{t(isFiat ? 'deposit.requestFiat' : 'deposit.requestSpot')}</p>
      </div>
      <FormAmountField
        control={control}
        name="amount"
        label={t('deposit.amount')}
        unit={row.currencyName}
        scale={row.decimals ?? undefined}
        {...bound}
        rules={{ validate: amountFault }}
      />
      {isFiat ? (
        <>
          <FormTextField
            control={control}
            name="fromAddress"
            label={t('deposit.from')}
            rules={{ validate: text => text.trim() !== '' || t('deposit.problem.from') }}
            spellCheck={false}
            maxLength={200}
          />
          <FormTextField
            control={control}
            name="hash"
            label={t('deposit.hash')}
            rules={{ validate: text => text.trim() !== '' || t('deposit.problem.hash') }}
            spellCheck={false}
            maxLength={200}
          />
          <PictureField
            control={control}
            name="picture"
            label={t('deposit.picture')}
            needed={t('deposit.problem.picture')}
          />
        </>
      ) : null}
      <SubmitButton control={control} isOnItsWay={stage !== undefined}>
        {t('deposit.send')}
      </SubmitButton>
      {stage === 'checking' ? (
        <p>{t('act.checking')}</p>
      ) : isIncomplete ? (
        <FormProblem text={t('deposit.incomplete')} takesFocus={() => false} />
      ) : (
        told
      )}
    </Form>
  );
}

function useAmountFault(account: 'legal' | 'change', { currencyName }: BalanceRow, info: CoinInfo | null) {
  const { t } = useTranslation();
  const language = useLanguage();
  const unit = useUnit(currencyName);
  return (text: string): true | string => {
    const problem = requestProblem(typedAmount(text), info);
    switch (problem) {
      case null:
        return true;
      case 'missing':
        return t(account === 'legal' ? 'deposit.problem.amount' : 'deposit.problem.number');
      case 'least':
        return t('deposit.problem.least', {
          amount: formatNumber(info?.depositMin ?? ZERO, language),
          currency: currencyName,
        });
      case 'most':
        return t('deposit.problem.most', { most: unit(info?.depositMax) });
      case 'day':
        return t('deposit.problem.day', { left: unit(info && leftToRequest(info)) });
      default:
        return problem satisfies never;
    }
  };
}

/** wallet.deposit-word: how much may be said to come, told before it is typed. */
function useBound({ currencyName }: BalanceRow, info: CoinInfo | null): { readonly hint?: string } {
  const { t } = useTranslation();
  const unit = useUnit(currencyName);
  const left = info && leftToRequest(info);
  const most = info?.depositMax ?? null;
  return left === null || most === null ? {} : { hint: t('deposit.upTo', { most: unit(most), left: unit(left) }) };
}

function useUnit(currency: string) {
  const language = useLanguage();
  return (amount: Amount | null | undefined): string => `${formatNumber(amount ?? ZERO, language)} ${currency}`;
}
