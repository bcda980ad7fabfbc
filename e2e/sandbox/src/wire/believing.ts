import { BlockList, isIP } from 'node:net';

/** Whether whoever asks from an address may say for whom. */
export type Believes = (address: string) => boolean;

/** This machine, and the gateways' addresses and networks that are named, as `10.0.0.7` and `10.1.0.0/16`. */
export function believing(named: readonly string[] = []): Believes {
  const believed = new BlockList();
  for (const text of ['127.0.0.0/8', '::1', ...named]) {
    const { address, bits, family } = read(text);
    believed.addSubnet(address, bits, family);
  }
  return address => isIP(address) !== 0 && believed.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function read(text: string) {
  const [, address = '', written] = /^([\d.a-f:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const most = isIP(address) === 6 ? 128 : 32;
  const bits = Number(written ?? most);
  if (isIP(address) !== 0 && bits <= most) return { address, bits, family: familyOf(address) } as const;
  throw new Error(`EXCHANGE_GATEWAYS must name addresses and networks, as 10.0.0.7 and 10.1.0.0/16, not “${text}”.`);
}
