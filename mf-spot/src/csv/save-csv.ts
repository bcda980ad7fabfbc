/** As a file of that name; the address of its content is given back at once. */
export function saveCsv(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** `spot-fills-2026-11-21.csv`. */
export const csvName = (what: string, now: number): string => `${what}-${new Date(now).toISOString().slice(0, 10)}.csv`;
