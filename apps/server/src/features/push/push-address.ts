import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What a name stands for. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

/** Where a message is to go is not where messages go. */
export class UnusableEndpoint extends Error {
  override name = 'UnusableEndpoint';
}

/** Whether an address is one of the public network: not this computer, its network, or anything special. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/**
 * What browsers name as their push service comes from them: it must look like a server of the public
 * network, so that nobody makes this one call its neighbours. Throws UnusableEndpoint.
 */
export function parsePushEndpoint(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isUsable =
    url !== undefined &&
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0 &&
    /\.[a-z][a-z0-9-]*$/.test(url.hostname) &&
    !/\.(local|localhost|internal|lan|home|arpa|onion)$/.test(url.hostname);
  if (!isUsable) throw new UnusableEndpoint('no address of a push service');
  return url;
}

/** The addresses of a name, all of them public; throws UnusableEndpoint where one is not. */
export async function publicAddressesOf(
  hostname: string,
  resolve: Resolve = (name) => lookup(name, { all: true }),
): Promise<LookupAddress[]> {
  const addresses = await resolve(hostname);
  if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new UnusableEndpoint('a push service within a private network');
  }
  return addresses;
}
