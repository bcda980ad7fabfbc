import { Facts } from '@tradefloor/area/page';
import type { Prospect } from '@tradefloor/contract/desk';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../standing/use-moment';

/** What goes with the stable build and comes with this one, what speaks against this one, and whether the gate has looked. */
export function ProspectFacts({ prospect, isGateOn }: { readonly prospect: Prospect; readonly isGateOn: boolean }) {
  const { t } = useTranslation();
  const moment = useMoment();
  const { goneAddresses, goneParts, goneCalls, newCalls, objection, gate } = prospect;
  const looked = () => {
    if (gate?.counts === true) {
      const told = { at: moment(gate.at), by: gate.by };
      return gate.findings.length === 0 ? t('gate.passed', told) : t('gate.refuses', told);
    }
    return isGateOn ? t('gate.willLook') : t('gate.isOff');
  };
  const listed = (names: readonly string[] | null) => {
    if (names === null) return t('wish.notSaid');
    return names.length === 0 ? t('wish.nothing') : names.join(', ');
  };
  return (
    <Facts
      rows={[
        [t('wish.goneAddresses'), listed(goneAddresses)],
        [t('wish.goneParts'), listed(goneParts)],
        [t('wish.goneCalls'), listed(goneCalls)],
        [t('wish.newCalls'), listed(newCalls)],
        [t('gate.title'), looked()],
        ...(objection === '' ? [] : [[t('wish.objection'), objection] as const]),
      ]}
    />
  );
}
