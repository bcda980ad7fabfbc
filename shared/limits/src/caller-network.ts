const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** Whom an address stands for: itself, or of IPv6 the /64, of which one line has all the addresses. */
export function callerNetwork(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = address.split('%');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail);
  const between = plain.includes('::')
    ? Array.from({ length: Math.max(0, GROUPS - before.length - after.length) }, () => '0')
    : [];
  const groups = [...before, ...between, ...after].slice(0, NETWORK_GROUPS);
  return `${groups.map(group => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

const groupsOf = (text: string): string[] => text.split(':').filter(group => group !== '');
