import { useHold } from '@tradefloor/area';
import { useKeptDraft } from '@tradefloor/area/act';
import { FormAmountField } from '@tradefloor/area/amount';
import { Card } from '@tradefloor/area/page';
import type { Currency, Side } from '@tradefloor/contract';
import { FIAT_DECIMALS, LEAST_ADVERT_WORTH, LEAST_C2C_ORDER, MOST_ADVERT_WORTH, valueOfTyped } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Button, Segmented } from '@tradefloor/ui';
import { Form, SubmitButton, useFields, useJudgedTogether } from '@tradefloor/ui/form';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenOf, decimalsOf } from '../currency/chosen';
import { CurrencyChips } from '../currency/currency-chips';
import { Distance } from '../currency/distance';
import { useMarketPrice } from '../currency/use-market-price';
import { Available } from '../take/available';
import { useAvailable } from '../take/use-available';
import { Yuan, yuanText } from '../yuan/yuan';
import { clearedOf, JUDGED, type Judged, JUDGES, type PublishForm as Values, readForm, worthOf } from './publish-rules';
import styles from './publish.module.css';
import { usePublish } from './use-publish';
import { WayField } from './way-field';

const EMPTY: Values = { side: 'sell', currencyId: '', total: '', price: '', way: '', minMoney: '', maxMoney: '' };

export function PublishForm({ currencies }: { readonly currencies: readonly Currency[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const kept = useKeptDraft('c2c-publish', readForm);
  const form = useFields<Values>({ start: kept.read() ?? EMPTY });
  const { control, formState, setValue } = form;
  const values = form.watch();
  const { side } = values;
  const currency = chosenOf(currencies, values.currencyId) ?? currencies[0];
  const name = currency?.name ?? '';
  const decimals = currency === undefined ? 0 : decimalsOf(currency);
  const market = useMarketPrice(name);
  const available = useAvailable(name);
  const worth = worthOf(values);
  const typedPrice = valueOfTyped(values.price);
  useHold(formState.isDirty ? 'typed' : null);
  useJudgedTogether(form, JUDGED);
  useEffect(() => {
    // Of another currency there may be enough; what it is judged by is read when it is asked.
    if (available !== null && form.getFieldState('total').invalid) void form.trigger('total');
  }, [form, available]);
  // Left halfway, it is there again: nobody has to be asked whether they want to leave.
  useEffect(() => {
    const following = form.watch(typed => kept.keep({ ...EMPTY, ...typed }));
    return () => following.unsubscribe();
  }, [form, kept]);
  const { publish, told } = usePublish({
    draft: { keep: () => kept.keep(form.getValues()), forget: kept.forget },
    onRefused: () => form.reset(clearedOf(form.getValues())),
  });
  const bounds = {
    least: yuanText(LEAST_ADVERT_WORTH, language),
    most: yuanText(MOST_ADVERT_WORTH, language),
    order: yuanText(LEAST_C2C_ORDER, language),
  };
  const judge = (field: Judged) => ({
    validate: () => {
      const problem = JUDGES[field](form.getValues(), available);
      return problem === null || t(`publish.problem.${problem}`, { currency: name, ...bounds });
    },
  });

  return (
    <Form
      form={form}
      label={t('title.publish')}
      className={styles.form}
      onSubmit={typed =>
        currency === undefined ? undefined : publish({ ...typed, currencyId: currency.id }, currency)
      }
    >
      <Card title={t('publish.what')}>
        <div className={styles.line}>
          <Segmented<Side>
            label={t('orders.side')}
            segments={[
              { value: 'sell', label: t('publish.sell'), tone: 'fall' },
              { value: 'buy', label: t('publish.buy'), tone: 'rise' },
            ]}
            value={side}
            onChange={chosen => setValue('side', chosen, { shouldDirty: true })}
          />
          <CurrencyChips
            currencies={currencies}
            value={currency?.id ?? ''}
            onChange={id => setValue('currencyId', id, { shouldDirty: true })}
          />
        </div>
        <div className={styles.fields}>
          <FormAmountField
            control={control}
            name="price"
            rules={judge('price')}
            label={t('order.price')}
            labelEnd={
              market === null ? undefined : (
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => setValue('price', market, { shouldDirty: true, shouldValidate: true })}
                >
                  {t('market.price')} <Yuan value={market} />
                </Button>
              )
            }
            hint={typedPrice === null ? undefined : <Distance price={typedPrice} currency={name} />}
            scale={FIAT_DECIMALS}
            unit="CNY"
          />
          <FormAmountField
            control={control}
            name="total"
            rules={judge('total')}
            label={t('order.amount')}
            labelEnd={
              side === 'buy' || available === null ? undefined : (
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => setValue('total', available, { shouldDirty: true, shouldValidate: true })}
                >
                  <Available value={available} />
                </Button>
              )
            }
            hint={t('publish.worthHint', bounds)}
            scale={decimals}
            unit={name}
          />
        </div>
        <p className={styles.worth}>
          <span>{t('order.money')}</span>
          <strong>{worth === null ? '—' : <Yuan value={worth} />}</strong>
        </p>
      </Card>
      <Card title={t('publish.how')} text={t('publish.howText')}>
        <WayField control={control} rules={judge('way')} />
        <div className={styles.fields}>
          <FormAmountField
            control={control}
            name="minMoney"
            rules={judge('minMoney')}
            label={t('publish.least')}
            scale={FIAT_DECIMALS}
            unit="CNY"
          />
          <FormAmountField
            control={control}
            name="maxMoney"
            rules={judge('maxMoney')}
            label={t('publish.most')}
            scale={FIAT_DECIMALS}
            unit="CNY"
          />
        </div>
      </Card>
      <div className={styles.actions}>
        <SubmitButton control={control} size="large">
          {t('publish.submit')}
        </SubmitButton>
        <p className={styles.note}>{t(`publish.note.${side}`)}</p>
      </div>
      {told}
    </Form>
  );
}
