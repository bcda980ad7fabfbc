import { Card } from '@tradefloor/area/page';
import type { WalletOverview } from '@tradefloor/contract';
import { useState } from 'react';
import { LaterTransferForm } from './later-transfer-form';
import { TransferBeside } from './transfer-beside';
import type { TransferFormProps } from './transfer-form';
import { type Movable, movable } from './transfer-rules';
import styles from './transfer-page.module.css';

interface TransferSidesProps extends Pick<TransferFormProps, 'label' | 'fixed' | 'isExchange'> {
  readonly title: string;
  readonly text: string;
  readonly overview: WalletOverview;
  readonly isOffered?: (currency: Movable) => boolean;
  readonly startOf: (currencies: readonly Movable[]) => TransferFormProps['start'];
}

/** A page of transfers: its form, and what its reader wants to see meanwhile. */
export function TransferSides({ title, text, overview, isOffered, startOf, ...form }: TransferSidesProps) {
  const currencies = movable(overview).filter(isOffered ?? (() => true));
  const start = startOf(currencies);
  const [chosen, setChosen] = useState<string>(start.currencyId);
  return (
    <div className={styles.sides}>
      <Card title={title} text={text}>
        <LaterTransferForm {...form} currencies={currencies} start={start} onCurrency={setChosen} />
      </Card>
      <TransferBeside currency={currencies.find(({ id }) => id === chosen)} />
    </div>
  );
}
