/** The pages worth a button: the first, the last, those around the current one; `null` stands for a gap. */
export function pagesAround(page: number, last: number): Array<number | null> {
  const near = [1, page - 1, page, page + 1, last];
  // A gap of one page is as wide as the page itself.
  if (page === 4) near.push(2);
  if (page === last - 3) near.push(last - 1);
  const pages = [...new Set(near)].filter(one => one >= 1 && one <= last).sort((a, b) => a - b);
  return pages.flatMap((one, at) => (at > 0 && one - (pages[at - 1] ?? one) > 1 ? [null, one] : [one]));
}
