/** Goes to a field of the screen's order form, with what is in it selected. */
export function focusField(name: string): void {
  const field = document.querySelector<HTMLInputElement>(`form input[name="${name}"]:enabled`);
  field?.focus();
  field?.select();
}
