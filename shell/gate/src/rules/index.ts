import type { Observed } from '../observed';
import { cut } from '../said/said';
import { builtInsStayAsTheyAre } from './built-ins-stay-as-they-are';
import { callsComeWithPauses } from './calls-come-with-pauses';
import { clicksArrive } from './clicks-arrive';
import { everyPartIsShown } from './every-part-is-shown';
import { everyRouteIsShown } from './every-route-is-shown';
import { everySwapGoesBothWays } from './every-swap-goes-both-ways';
import { firstContentIsLight } from './first-content-is-light';
import { mountsAddNothingUp } from './mounts-add-nothing-up';
import { noTaskBlocksThePage } from './no-task-blocks-the-page';
import { nothingFails } from './nothing-fails';
import { nothingIsDoneUnasked } from './nothing-is-done-unasked';
import { nothingIsLeftInThePage } from './nothing-is-left-in-the-page';
import { nothingIsLeftOnWindow } from './nothing-is-left-on-window';
import type { Finding, Rule } from './rule';
import { stylesStayInside } from './styles-stay-inside';
import { theHeaderStaysInReach } from './the-header-stays-in-reach';
import { thePageComesToRest } from './the-page-comes-to-rest';
import { thePageGoesOnAnswering } from './the-page-goes-on-answering';
import { thePolicyIsKept } from './the-policy-is-kept';
import { theSessionIsTheUsers } from './the-session-is-the-users';
import { whatOthersKeepStays } from './what-others-keep-stays';

/** What makes the others moot comes first. */
export const RULES: readonly Rule[] = [
  thePageGoesOnAnswering,
  nothingFails,
  thePolicyIsKept,
  everyRouteIsShown,
  everyPartIsShown,
  everySwapGoesBothWays,
  firstContentIsLight,
  noTaskBlocksThePage,
  thePageComesToRest,
  callsComeWithPauses,
  theHeaderStaysInReach,
  clicksArrive,
  nothingIsDoneUnasked,
  stylesStayInside,
  builtInsStayAsTheyAre,
  nothingIsLeftOnWindow,
  nothingIsLeftInThePage,
  mountsAddNothingUp,
  theSessionIsTheUsers,
  whatOthersKeepStays,
];

export const RULE_NAMES: readonly string[] = RULES.map(({ name }) => name);

export function findingsIn(observed: Observed): Finding[] {
  const found = RULES.flatMap(rule =>
    rule.judge(observed).map(({ place, figure, cure }) => ({
      rule: rule.name,
      place: cut(place),
      figure: cut(figure),
      cure: cut(cure),
    })),
  );
  // Twenty of a kind are one to mend.
  return [...new Map(found.map(finding => [JSON.stringify(finding), finding])).values()];
}
