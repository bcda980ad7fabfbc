import { Answered } from '@tradefloor/area/page';
import { later } from '@tradefloor/area/later';
import { userTopic } from '@tradefloor/platform';
import { useTopic } from '@tradefloor/platform/react';
import { EmptyState, ErrorState, SkeletonRows } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { useAddressGuard } from '../addresses/use-address-guard';
import type { WithdrawPanelProps } from '../wallets/panels';
import { useWithdrawTerms } from './use-withdraw-terms';

const ROWS = 6;

function Waiting() {
  const { t } = useTranslation();
  return <SkeletonRows rows={ROWS} label={t('page.loading')} />;
}

const WithdrawForm = later(() => import('./withdraw-form').then(({ WithdrawForm: Form }) => Form), Waiting);

/** What opens under a row of the fiat or the spot wallet to send money away. */
export function WithdrawPanel({ account, row }: WithdrawPanelProps) {
  const { t } = useTranslation();
  const user = useTopic(userTopic) ?? null;
  const { info, own, saved } = useWithdrawTerms(row.currencyId);
  const { guard } = useAddressGuard();
  return (
    <Answered query={own} rows={<Waiting />} failed={t('withdraw.failed')}>
      {addresses => (
        <Answered query={info} rows={<Waiting />} failed={t('withdraw.failed')}>
          {terms =>
            addresses.length === 0 ? (
              <EmptyState
                title={t('withdraw.notSupported')}
                text={t('withdraw.notSupportedText', { currency: row.currencyName })}
              />
            ) : user === null || guard === null || (guard.isOn && saved.kind === 'loading') ? (
              // By the address book alone it can be told what is allowed.
              <Waiting />
            ) : guard.isOn && saved.kind === 'failed' ? (
              <ErrorState title={t('addresses.failed')} retry={{ label: t('page.retry'), run: saved.retry }} />
            ) : (
              <WithdrawForm
                key={`${account} ${row.currencyId}`}
                account={account}
                row={row}
                info={terms}
                own={addresses}
                saved={saved.rows}
                user={user}
                isOnlySaved={guard.isOn}
              />
            )
          }
        </Answered>
      )}
    </Answered>
  );
}
