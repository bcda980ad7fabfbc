/** Whatever it is: some say theirs as a whole document; and what was met while asking is said by the one further in. */
export function causeOf(error: unknown): string {
  const message = messageOf(error);
  const further = messageOf(Reflect.get(Object(error), 'cause') ?? '');
  return `${message}${further === '' ? '' : `: ${further}`}`.replaceAll(/\s+/g, ' ');
}

function messageOf(error: unknown): string {
  const message: unknown = Reflect.get(Object(error), 'message');
  return typeof message === 'string' ? message : String(error);
}
