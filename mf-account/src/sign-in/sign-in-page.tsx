import { usePlatform, useSession } from '@tradefloor/platform/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Entrance } from '../entrance/entrance';
import { withBack } from './back';
import { SecondStepForm } from './second-step-form';
import { SignInForm } from './sign-in-form';
import type { Challenge } from './use-sign-in';

export default function SignInPage() {
  const { t } = useTranslation();
  const { navigate, session } = usePlatform();
  const { kind } = useSession();
  const [query] = useSearchParams();
  const [challenge, setChallenge] = useState<Challenge | null>(null);

  // Signed in here, in another tab, or before: this page has nothing more to offer.
  useEffect(() => {
    if (kind === 'user') void navigate(session.returnTo(), { replace: true, force: true });
  }, [kind, navigate, session]);

  if (challenge !== null) {
    return (
      <Entrance title={t('signIn.secondTitle')} text={t('signIn.secondText', { account: challenge.account })}>
        <SecondStepForm challenge={challenge} onChallenge={setChallenge} />
      </Entrance>
    );
  }
  return (
    <Entrance title={t('signIn.title')} text={t('signIn.text')}>
      <SignInForm registerPath={withBack('/components/register', query.get('back'))} onChallenge={setChallenge} />
    </Entrance>
  );
}
