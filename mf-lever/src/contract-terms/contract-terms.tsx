import { usePair, WaitingForPair } from '@tradefloor/trading';
import { useTranslation } from 'react-i18next';
import { LeveragePage } from '../leverage-pages/leverage-page';
import { PairChoice } from '../pair-choice/pair-choice';
import { hasLeverage } from '../terms/terms-of';
import { AllTerms } from './all-terms';
import { PairTerms } from './pair-terms';

/** What a contract is bound to: the pair that is chosen in full, worked out in the reader's numbers, and all side by side. */
export default function ContractTerms() {
  const { t } = useTranslation();
  const chosen = usePair(hasLeverage);
  if (chosen.kind !== 'ready') return <WaitingForPair title={t('title.terms')} kind={chosen.kind} />;
  const { pair, choose } = chosen.value;
  return (
    <LeveragePage title={t('title.terms')} lead={t('terms.lead')} end={<PairChoice pair={pair} choose={choose} />}>
      <PairTerms key={pair.key} pair={pair} />
      <AllTerms current={pair.key} choose={choose} />
    </LeveragePage>
  );
}
