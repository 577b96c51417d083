import type { NetworkInterfaceInfo } from 'node:os';
import type { Config } from './config.ts';

/** As `os.networkInterfaces()` tells them. */
export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Whether a host stands for every address of this computer. */
const isEveryAddress = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** An address as it stands in a link: those of IPv6 in brackets. */
const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/**
 * The hosts by which others can reach a server that listens on a host, as they stand in a link: of
 * "every address" those of the network, IPv4 first, and none that leads to the asking computer itself
 * or holds on one cable only; of any other host that one.
 */
export function reachableHosts(host: string, interfaces: Interfaces): string[] {
  if (!isEveryAddress(host)) return [hostInUrl(host)];
  const outside = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, address }) => !internal && !/^fe[89ab]/i.test(address));
  const families = host === '::' ? (['IPv4', 'IPv6'] as const) : (['IPv4'] as const);
  return families.flatMap((family) =>
    outside.filter((found) => found.family === family).map(({ address }) => hostInUrl(address)),
  );
}

/** What the person at the terminal is told when the server answers: where, and what others can use. */
export function readyLines(
  { host, publicUrl, isPublicUrlGiven }: Pick<Config, 'host' | 'publicUrl' | 'isPublicUrlGiven'>,
  port: string,
  interfaces: Interfaces,
): string[] {
  const hosts = reachableHosts(host, interfaces);
  const [first = 'localhost', ...others] = hosts;
  // Port 80 is no part of an address.
  const at = (name: string) => `http://${name}${port === '' ? '' : `:${port}`}`;
  return [
    `PokéTorneo è pronto: ${at(first)}`,
    ...others.map((name) => `Risponde anche a ${at(name)}`),
    isPublicUrlGiven || !isEveryAddress(host)
      ? []
      : `I link nelle mail cominciano con ${publicUrl}: se i giocatori usano un altro indirizzo, indicalo in PUBLIC_URL.`,
  ].flat();
}
