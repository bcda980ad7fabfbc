import { type CallFailure, isCallFailure } from '@tradefloor/platform';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState, SkeletonRows } from '@tradefloor/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadableOf } from '../query/loadable-of';

interface AnsweredProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** About as many as will stand here; or what stands here meanwhile, where that is no rows. */
  readonly rows: number | ReactNode;
  /** "The messages could not be loaded". */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/** What was read, the bones of it, or why it is not there. What came before an error stays. */
export function Answered<Data>({ query, rows, failed, children }: AnsweredProps<Data>) {
  const { t } = useTranslation();
  const read = loadableOf(query);
  if (read.kind === 'ready') return children(read.value);
  if (read.kind === 'loading') {
    return typeof rows === 'number' ? <SkeletonRows rows={rows} label={t('page.loading')} /> : rows;
  }
  const { message, code } = wordsOf(read.problem);
  return (
    <ErrorState
      title={failed}
      {...(message === '' ? {} : { text: message })}
      {...(code === null ? {} : { code })}
      retry={{ label: t('page.retry'), busy: query.isFetching, run: () => void query.refetch() }}
    />
  );
}

function wordsOf(problem: unknown): Pick<CallFailure, 'message'> & { readonly code: string | null } {
  return isCallFailure(problem) ? problem : { message: '', code: null };
}
