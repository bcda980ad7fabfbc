/** Pages on a plain address have no `navigator.clipboard`: there the old command still works. */
export async function writeClipboard(text: string): Promise<void> {
  if (navigator.clipboard !== undefined) return navigator.clipboard.writeText(text);
  const source = document.createElement('textarea');
  source.value = text;
  source.readOnly = true;
  source.style.position = 'fixed';
  source.style.opacity = '0';
  const focused = document.activeElement;
  // Beside what has the focus: a dialog takes the focus back from what lies outside it.
  (focused?.parentElement ?? document.body).append(source);
  source.focus();
  source.select();
  const isCopied = document.execCommand('copy');
  source.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!isCopied) throw new Error('The browser refused to copy');
}
