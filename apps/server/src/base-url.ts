import { hostname, networkInterfaces } from 'node:os';
import type { Config } from './config.ts';
import { type Interfaces, reachableHosts } from './network-addresses.ts';

/** The base URL of links for a caller, from the untrusted Host header. */
export type BaseUrlFor = (host: string) => string;

interface BaseUrlParts {
  config: Pick<Config, 'port' | 'publicUrl' | 'isPublicUrlGiven'>;
  /** A function, because the network may change while the server runs. */
  interfaces?: () => Interfaces;
  name?: () => string;
}

/**
 * PUBLIC_URL if set; else the Host header, so that links work on the caller's network. The header
 * counts only if it names this computer and the server's port, because links in mails must not
 * lead elsewhere.
 */
export function createBaseUrlFor({
  config: { port, publicUrl, isPublicUrlGiven },
  interfaces = networkInterfaces,
  name = hostname,
}: BaseUrlParts): BaseUrlFor {
  return (host) => {
    if (isPublicUrlGiven) return publicUrl;
    const url = parseHost(host);
    if (url === undefined || Number(url.port || 80) !== port) return publicUrl;
    const ownName = name().toLowerCase();
    const ownHosts = [...reachableHosts('::', interfaces()), ownName, `${ownName}.local`];
    return ownHosts.includes(url.hostname) ? url.origin : publicUrl;
  };
}

/** Undefined unless it is only a name or address, and optionally a port. */
function parseHost(host: string): URL | undefined {
  const isHost = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host);
  const text = `http://${host}`;
  return isHost && URL.canParse(text) ? new URL(text) : undefined;
}
