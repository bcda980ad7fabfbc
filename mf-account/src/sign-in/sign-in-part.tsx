import { partLifecycles, type Texts } from '@tradefloor/area';
import { signInPart } from '@tradefloor/platform/parts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createPath, useLocation } from 'react-router-dom';
import { SecondStepForm } from './second-step-form';
import { SignInForm } from './sign-in-form';
import styles from './sign-in.module.css';
import type { Challenge } from './use-sign-in';

const texts: Texts = code => import(/* webpackChunkName: "texts-[request]" */ `../locales/${code}.json`);

/** The form beside what another area shows: who signs in here stays here. */
function SignInPart() {
  const { t } = useTranslation();
  const here = createPath(useLocation());
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  return (
    <div className={styles.part}>
      <h2 className={styles.title}>{t(challenge === null ? 'signIn.title' : 'signIn.secondTitle')}</h2>
      {challenge === null ? (
        <SignInForm back={here} onChallenge={setChallenge} />
      ) : (
        <>
          <p className={styles.text}>{t('signIn.secondText', { account: challenge.account })}</p>
          <SecondStepForm challenge={challenge} onChallenge={setChallenge} />
        </>
      )}
    </div>
  );
}

export const { mount, update, unmount } = partLifecycles({ of: signInPart, View: SignInPart, texts });
