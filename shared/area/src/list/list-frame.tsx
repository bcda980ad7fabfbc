import { isCallFailure } from '@tradefloor/platform';
import { EmptyState, ErrorState, SkeletonRows } from '@tradefloor/ui';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../file/file-button';
import { csvOf } from '../file/csv';
import { ListFoot } from './list-foot';
import styles from './list-frame.module.css';
import type { Listing } from './row-list';
import { StaleNote } from './stale-note';

/** What is saved of a list: all of it, not only the rows that are loaded. */
export interface ListFile<Row> {
  /** As in `spot-fills`. */
  readonly name: string;
  readonly heads: readonly string[];
  /** Numbers with all their digits and a point, times by `instantOf`. */
  readonly cells: (row: Row) => readonly string[];
}

export interface ListFrameProps<Row> {
  readonly listing: Listing<Row>;
  /** "The orders could not be loaded". */
  readonly failed: string;
  /** In place of rows when there are none; null where the rows' own frame shows it. */
  readonly empty?: ReactNode;
  /** What is chosen from: sides, states, days. */
  readonly filters?: ReactNode;
  /** What is done with all of them, at the end of the line. */
  readonly actions?: ReactNode;
  readonly file?: ListFile<Row>;
  /** About as many rows as will come. */
  readonly rowsLoading?: number;
  /** Where something around the list says already how old it is. */
  readonly hidesStaleness?: boolean;
  /** From so many rows the end is said: nine when left out. */
  readonly saysEndFrom?: number;
  readonly place?: Ref<HTMLDivElement>;
  readonly className?: string | undefined;
}

interface WithRows<Row> extends ListFrameProps<Row> {
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** What every list has around its rows: filters, its file, the four states, and the way to further rows. */
export function ListFrame<Row>({ listing, failed, saysEndFrom, place, className = '', ...rest }: WithRows<Row>) {
  const { children, empty, rowsLoading } = rest;
  return (
    <div ref={place} className={`${styles.frame} ${className}`}>
      <Tools listing={listing} {...rest} />
      {listing.kind === 'loading' ? (
        <Loading rows={rowsLoading} />
      ) : listing.kind === 'failed' ? (
        <Failed listing={listing} title={failed} />
      ) : listing.rows.length === 0 && !listing.hasMore && empty !== null ? (
        (empty ?? <NoRows />)
      ) : (
        <>
          {children(listing.rows)}
          <ListFoot listing={listing} failed={failed} saysEndFrom={saysEndFrom} />
        </>
      )}
    </div>
  );
}

type ToolsProps<Row> = Pick<ListFrameProps<Row>, 'listing' | 'filters' | 'actions' | 'file' | 'hidesStaleness'>;

function Tools<Row>({ listing, filters, actions, file, hidesStaleness = false }: ToolsProps<Row>) {
  const note = hidesStaleness ? null : <StaleNote freshness={listing.freshness} />;
  if (filters === undefined && actions === undefined && file === undefined) return note;
  return (
    <div className={styles.tools}>
      {filters}
      <span className={styles.toolsEnd}>
        {note}
        {file === undefined ? null : (
          <FileButton
            name={file.name}
            disabled={listing.rows.length === 0}
            make={async () => csvOf(file.heads, (await listing.all()).map(file.cells))}
          />
        )}
        {actions}
      </span>
    </div>
  );
}

const ROWS_LOADING = 4;

function Loading({ rows = ROWS_LOADING }: { readonly rows?: number | undefined }) {
  const { t } = useTranslation();
  return <SkeletonRows rows={rows} label={t('page.loading')} />;
}

export function NoRows() {
  const { t } = useTranslation();
  return <EmptyState title={t('list.nodata')} />;
}

function Failed({ listing, title }: { readonly listing: Listing<unknown>; readonly title: string }) {
  const { t } = useTranslation();
  const { problem, retry } = listing;
  const words = isCallFailure(problem) ? problem : null;
  return (
    <ErrorState
      title={title}
      {...(words === null || words.message === '' ? {} : { text: words.message })}
      {...(words === null ? {} : { code: words.code })}
      retry={{ label: t('page.retry'), run: retry }}
    />
  );
}
