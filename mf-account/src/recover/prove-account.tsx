import { useHold } from '@tradefloor/area';
import { useAct } from '@tradefloor/area/act';
import { Form, SubmitButton } from '@tradefloor/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callingCodeIn } from '../account-name/countries';
import { ModeChoice } from '../account-name/mode-choice';
import { type AccountMode, modeOf } from '../account-name/rules';
import { ProvedAccount } from '../code/proved-account';
import { plainCode } from '../code/rules';
import { type Entry, reachedBy, useEntry } from '../entrance/entry';
import styles from '../entrance/form.module.css';
import { useBothWays } from '../entrance/use-both-ways';
import { useKeeping, useKeptEntry } from '../entrance/use-kept-entry';
import { useLimits } from '../limits/use-limits';
import { useReached } from '../limits/use-reached';
import { KnownAccount } from './known-account';
import { type Proof, useRecovery } from './use-recovery';

interface ProveAccountProps {
  /** The addresses of who is signed in: not asked for, and chosen from where there are two. */
  readonly known: readonly string[];
  readonly onProved: (proof: Proof) => void;
}

/** Step one: the account, and the code that only its owner receives. An unknown account gets the same answers. */
export function ProveAccount({ known, onProved }: ProveAccountProps) {
  const { t } = useTranslation();
  const { prove } = useRecovery();
  const kept = useKeptEntry('recover');
  const [start] = useState(kept.read);
  const [mode, setMode] = useState<AccountMode>(start?.mode ?? 'email');
  const form = useEntry(start === null ? {} : { account: start.account, country: start.country });
  useKeeping(form, mode, kept);
  const { act } = useAct((text, isStillThere) =>
    form.setError('code', { message: text }, { shouldFocus: isStillThere() }),
  );
  const own = known.find(address => modeOf(address) === mode) ?? known[0];
  const reached = () => (own === undefined ? reachedBy(form, mode) : ofUser(own));
  const typed = useReached(form, mode);
  const limits = useLimits(own === undefined ? typed : ofUser(own), 'recovery');
  const choose = useBothWays(form, mode, setMode);
  useHold(form.formState.isDirty || start !== null ? 'typed' : null);

  async function send({ code }: Entry) {
    const proof = { reached: reached(), code: plainCode(code) };
    const ended = await act({ send: () => prove(proof) });
    if (ended.kind === 'done') onProved(proof);
    else limits.readAgain();
  }

  return (
    <Form form={form} label={t('recover.stepProve')} className={styles.form} onSubmit={send}>
      {known.length === 1 ? null : <ModeChoice mode={mode} onChange={choose} />}
      {own === undefined ? (
        <ProvedAccount form={form} mode={mode} purpose="recover" limits={limits} />
      ) : (
        <KnownAccount key={own} form={form} reached={ofUser(own)} limits={limits} />
      )}
      <SubmitButton control={form.control} size="large" wide>
        {t('recover.next')}
      </SubmitButton>
    </Form>
  );
}

/** A phone is kept bare for +86 and as E.164 for all others. */
function ofUser(account: string): Proof['reached'] {
  if (modeOf(account) === 'email') return { account };
  return { account, countryCode: account.startsWith('+') ? callingCodeIn(account) : '86' };
}
