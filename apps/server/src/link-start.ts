import { hostname, networkInterfaces } from 'node:os';
import type { Config } from './config.ts';
import { type Interfaces, reachableHosts } from './own-addresses.ts';

/** What a link begins with that is made for a caller; takes the host that the caller says they came by. */
export type LinkStart = (host: string) => string;

interface LinkStartParts {
  config: Pick<Config, 'port' | 'publicUrl' | 'isPublicUrlGiven'>;
  /** What this computer knows of itself; it may come to another network while the server runs. */
  interfaces?: () => Interfaces;
  name?: () => string;
}

/**
 * The one place that says what a link begins with: PUBLIC_URL, where it is given; else the address by
 * which whoever asks has come themselves, for then others on their network can, too. A browser's word
 * counts only where it names an address of this very computer and the server's port: anybody can send
 * any Host header, and a link in a mail must not lead to them.
 */
export function createLinkStart({
  config: { port, publicUrl, isPublicUrlGiven },
  interfaces = networkInterfaces,
  name = hostname,
}: LinkStartParts): LinkStart {
  return (host) => {
    if (isPublicUrlGiven) return publicUrl;
    const url = parseHost(host);
    if (url === undefined || Number(url.port || 80) !== port) return publicUrl;
    const ownName = name().toLowerCase();
    const own = [...reachableHosts('::', interfaces()), ownName, `${ownName}.local`];
    return own.includes(url.hostname) ? url.origin : publicUrl;
  };
}

/** Nothing but a name or an address, and a port: what else a header may hold is no host. */
function parseHost(host: string): URL | undefined {
  const isHost = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host);
  const text = `http://${host}`;
  return isHost && URL.canParse(text) ? new URL(text) : undefined;
}
