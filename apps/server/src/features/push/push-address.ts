import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Resolves a host name. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

/** The endpoint is not a valid push service. */
export class UnusableEndpoint extends Error {
  override name = 'UnusableEndpoint';
}

/** Whether an address is public: not loopback, private or reserved. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/**
 * Validates an endpoint submitted by a browser: it must look like a public server, against SSRF.
 * Throws UnusableEndpoint.
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

/** A name's addresses; throws UnusableEndpoint if one is not public. */
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
