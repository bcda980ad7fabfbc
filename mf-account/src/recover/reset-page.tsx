import { type CurrentUser, userTopic, ways } from '@tradefloor/platform';
import { usePlatform, useSession, useTopic } from '@tradefloor/platform/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBack } from '../entrance/use-back';
import { Recovery } from './recovery';

/** As forgotten, but who is signed in is known, and goes on with a session of their own. */
export default function ResetPage() {
  const { t } = useTranslation();
  const { navigate, session } = usePlatform();
  const back = useBack();
  const state = useSession();
  const user = useTopic(userTopic);
  const known = state.kind === 'guest' ? [] : addressesOf(user, state.account);
  // Held when the page opens: a session that ends meanwhile must not take the second step away.
  const [wasUser] = useState(state.kind === 'user');

  async function end(isIn: boolean) {
    const to = back.back === null ? ways.accountSettings() : session.returnTo();
    if (isIn) await navigate(to, { replace: true, force: true });
    else if (wasUser && session.state().kind === 'user') await session.signOut();
    else await navigate(ways.signIn(back), { replace: true, force: true });
  }

  return (
    <Recovery
      title={t('recover.resetTitle')}
      text={t(wasUser ? 'recover.resetText' : 'recover.forgotText')}
      known={known}
      onEnd={isIn => void end(isIn)}
    />
  );
}

/** The name of the session, until it is known what is linked, or where nothing is. */
function addressesOf(user: CurrentUser | null | undefined, account: string): readonly string[] {
  const linked = [user?.email ?? '', user?.phone ?? ''].filter(address => address !== '');
  return linked.length > 0 || account === '' ? linked : [account];
}
