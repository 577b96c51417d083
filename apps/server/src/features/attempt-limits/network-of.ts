import { isIPv6 } from 'node:net';

/**
 * What an address is counted as. Whoever has an IPv6 address has the 2^64 of its network; an IPv4
 * address counts for itself, also where it is written as an IPv6 one.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const ipv4 = /^::ffff:([\d.]+)$/i.exec(plain)?.[1];
  if (ipv4 !== undefined) return ipv4;
  // A URL writes every address in one way: lower case, without leading zeros, the longest gap as ::.
  const [before = '', after = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [head, tail] = [groupsOf(before), groupsOf(after)];
  const gap = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...gap, ...tail].slice(0, 4).join(':')}::/64`;
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
