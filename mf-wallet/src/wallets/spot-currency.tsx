import { CurrencyAccount } from './currency-account';

export default function SpotCurrency() {
  return <CurrencyAccount account="change" />;
}
