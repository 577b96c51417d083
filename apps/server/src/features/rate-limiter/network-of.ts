import { isIPv6 } from 'node:net';

/** The network of an address: the /64 of IPv6, or the (possibly mapped) IPv4 address itself. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const ipv4 = /^::ffff:([\d.]+)$/i.exec(plain)?.[1];
  if (ipv4 !== undefined) return ipv4;
  // A URL normalises IPv6: lower case, no leading zeros, the longest gap as ::.
  const [before = '', after = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [head, tail] = [groupsOf(before), groupsOf(after)];
  const gap = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...gap, ...tail].slice(0, 4).join(':')}::/64`;
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
