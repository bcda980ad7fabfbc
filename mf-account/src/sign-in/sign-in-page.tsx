import { later, NothingYet } from '@tradefloor/area/later';
import { usePlatform, useSession } from '@tradefloor/platform/react';
import { SkeletonRows } from '@tradefloor/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AlreadyIn } from '../entrance/already-in';
import { Entrance } from '../entrance/entrance';
import { SignInPlace } from './sign-in-place';
import type { Challenge } from './use-sign-in';

const ROWS_LOADING = 4;

const SignInForm = later(() => import('./late-forms').then(forms => forms.SignInForm), SignInPlace);
// Nobody gets there without the first.
const SecondStepForm = later(() => import('./late-forms').then(forms => forms.SecondStepForm), NothingYet);

export default function SignInPage() {
  const { t } = useTranslation();
  const { navigate, session } = usePlatform();
  const state = useSession();
  const isGuest = state.kind === 'guest';
  const [query] = useSearchParams();
  const [challenge, setChallenge] = useState<Challenge | null>(null);

  // Who came as a guest and is in, by this tab or another, goes on; who came signed in is told so, and stays.
  const [cameAsGuest, setCameAsGuest] = useState(isGuest);
  if (isGuest && !cameAsGuest) setCameAsGuest(true);
  const goesOn = cameAsGuest && !isGuest;
  useEffect(() => {
    if (goesOn) void navigate(session.returnTo(), { replace: true, force: true });
  }, [goesOn, navigate, session]);

  // On a slow line the next screen takes its time: the form is done with, and takes no second press.
  if (goesOn) {
    return (
      <Entrance title={t('signIn.title')}>
        <SkeletonRows rows={ROWS_LOADING} label={t('page.loading')} />
      </Entrance>
    );
  }
  if (state.kind === 'user' && !cameAsGuest) return <AlreadyIn account={state.account} />;
  if (challenge !== null) {
    return (
      <Entrance title={t('signIn.secondTitle')} text={t('signIn.secondText', { account: challenge.account })}>
        <SecondStepForm challenge={challenge} onChallenge={setChallenge} />
      </Entrance>
    );
  }
  return (
    <Entrance title={t('signIn.title')} text={t('signIn.text')}>
      <SignInForm back={query.get('back')} onChallenge={setChallenge} />
    </Entrance>
  );
}
