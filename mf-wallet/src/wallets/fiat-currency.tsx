import { CurrencyAccount } from './currency-account';

export default function FiatCurrency() {
  return <CurrencyAccount account="legal" />;
}
