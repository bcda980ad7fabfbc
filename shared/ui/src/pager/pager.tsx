import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button';
import { pagesAround } from './pages';
import styles from './pager.module.css';

interface PagerProps {
  readonly label: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** "Page 3". */
  readonly pageLabel: (page: number) => string;
}

export function Pager({ label, page, pages, onPage, previousLabel, nextLabel, pageLabel }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label={label}>
      <IconButton size="small" label={previousLabel} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft size={16} aria-hidden />
      </IconButton>
      {pagesAround(page, pages).map((one, at) =>
        one === null ? (
          // oxlint-disable-next-line react/no-array-index-key -- a gap is known by its place alone
          <span key={`gap ${at}`} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={one}
            type="button"
            className={styles.page}
            aria-label={pageLabel(one)}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => onPage(one)}
          >
            {one}
          </button>
        ),
      )}
      <IconButton size="small" label={nextLabel} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <ChevronRight size={16} aria-hidden />
      </IconButton>
    </nav>
  );
}
