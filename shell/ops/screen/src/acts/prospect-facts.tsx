import { Facts } from '@tradefloor/area/page';
import type { Prospect } from '@tradefloor/contract/desk';
import { useTranslation } from 'react-i18next';
import { useSaid } from '../said/use-said';
import { useMoment } from '../standing/use-moment';

interface ProspectFactsProps {
  readonly prospect: Prospect;
  /** What everybody gets now. */
  readonly stable: string | null;
  readonly asksTheGate: boolean;
  readonly isGateOn: boolean;
}

/** What goes with the stable build and comes with this one, what speaks against this one, and whether the gate has looked. */
export function ProspectFacts({ prospect, stable, asksTheGate, isGateOn }: ProspectFactsProps) {
  const { t } = useTranslation();
  const moment = useMoment();
  const inWords = useSaid();
  const { goneAddresses, goneParts, goneCalls, newCalls, objection, objectionSaid, gate } = prospect;
  const looked = () => {
    if (gate?.counts === true) {
      const told = { at: moment(gate.at), by: gate.by };
      return gate.findings.length === 0 ? t('gate.passed', told) : t('gate.refuses', told);
    }
    return isGateOn ? t('gate.willLook') : t('gate.isOff');
  };
  const changes = [
    ['goneAddresses', goneAddresses],
    ['goneParts', goneParts],
    ['goneCalls', goneCalls],
    ['newCalls', newCalls],
  ] as const;
  const told = changes.filter(([, names]) => names === null || names.length > 0);
  return (
    <Facts
      rows={[
        [t('wish.stable'), stable ?? '—'],
        ...(told.length === 0 ? [[t('wish.compared'), t('wish.unchanged')] as const] : []),
        ...told.map(([change, names]) => [t(`wish.${change}`), names?.join(', ') ?? t('wish.notSaid')] as const),
        ...(asksTheGate ? [[t('gate.title'), looked()] as const] : []),
        ...(objection === '' ? [] : [[t('wish.objection'), inWords(objectionSaid, objection)] as const]),
      ]}
    />
  );
}
