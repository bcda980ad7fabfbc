import { useState } from 'react';
import type { Listing } from './row-list';

/** What is here of a list, shown so many rows at first, and as many more each time; then what the server has further. */
export function useSteps<Row>(listing: Listing<Row>, rows: number): Listing<Row> {
  const [shown, setShown] = useState(rows);
  const further = () => setShown(before => before + rows);
  if (listing.rows.length <= shown) {
    return listing.hasMore ? { ...listing, more: () => listing.more().then(further) } : listing;
  }
  return {
    ...listing,
    rows: listing.rows.slice(0, shown),
    total: listing.rows.length,
    hasMore: true,
    more: () => {
      further();
      return Promise.resolve();
    },
  };
}

/** A list that is here whole, gone through page by page. */
export function usePages<Row>(listing: Listing<Row>, rows: number): Listing<Row> {
  const [asked, setAsked] = useState(1);
  const pages = Math.max(1, Math.ceil(listing.rows.length / rows));
  // Rows that go take their page with them.
  const page = Math.min(asked, pages);
  return {
    ...listing,
    rows: listing.rows.slice((page - 1) * rows, page * rows),
    total: listing.rows.length,
    pages: {
      page,
      pages,
      show: next => {
        setAsked(next);
        return Promise.resolve();
      },
    },
  };
}

/** Those of a list that is here whole which somebody wants to see: also of its file. */
export const only = <Row>(listing: Listing<Row>, rows: readonly Row[]): Listing<Row> => ({
  ...listing,
  rows,
  total: rows.length,
  all: () => Promise.resolve(rows),
});
