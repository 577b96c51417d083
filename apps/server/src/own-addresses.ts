import type { NetworkInterfaceInfo } from 'node:os';
import type { Config } from './config.ts';

/** As `os.networkInterfaces()` tells them. */
export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Whether a host stands for every address of this computer. */
const isEveryAddress = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** An address as it stands in a link: those of IPv6 in brackets. */
const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** Of a network that only this computer's own virtual machines and containers are on. */
const isVirtual = (name: string): boolean =>
  /^(docker|br-|veth|virbr|vboxnet|vmnet|lxc|podman|vEthernet)/i.test(name);

/** Addresses that hold on one cable only: phones have no way to them. */
const isLinkLocal = (address: string): boolean => /^(fe[89ab]|169\.254\.)/i.test(address);

/**
 * The hosts by which others can reach a server that listens on a host, as they stand in a link: of
 * "every address" those of the network, IPv4 first, and none that leads to the asking computer itself,
 * to its virtual machines alone or holds on one cable only; of any other host that one.
 */
export function reachableHosts(host: string, interfaces: Interfaces): string[] {
  if (!isEveryAddress(host)) return [hostInUrl(host)];
  const outside = Object.entries(interfaces)
    .flatMap(([name, addresses]) => (isVirtual(name) ? [] : (addresses ?? [])))
    .filter(({ internal, address }) => !internal && !isLinkLocal(address));
  const families = host === '::' ? (['IPv4', 'IPv6'] as const) : (['IPv4'] as const);
  return families.flatMap((family) =>
    outside.filter((found) => found.family === family).map(({ address }) => hostInUrl(address)),
  );
}

/**
 * The address that phones can use, for a code that they read; undefined where only this computer itself
 * can come.
 */
export function addressForPhones(
  { host, publicUrl, isPublicUrlGiven }: StartingAddress,
  interfaces: Interfaces,
): string | undefined {
  if (isPublicUrlGiven) return publicUrl;
  const isOwnAlone = /^(localhost|127\.|::1$)/i.test(host);
  return isOwnAlone || reachableHosts(host, interfaces).length === 0 ? undefined : publicUrl;
}

type StartingAddress = Pick<Config, 'host' | 'publicUrl' | 'isPublicUrlGiven'>;

/** Every address by which browsers reach the server, each once: first what links begin with. */
export function ownAddresses(
  { host, port, publicUrl }: Pick<Config, 'host' | 'port' | 'publicUrl'>,
  interfaces: Interfaces,
): string[] {
  // With port 0 the port is whichever was free: the operator has said where the server is found.
  const hosts = port === 0 ? [] : reachableHosts(host, interfaces);
  return [...new Set([publicUrl, ...hosts.map((name) => `http://${name}:${port}`)])];
}

/** What the person at the terminal is told when the server answers: where, and what others can use. */
export function readyLines(
  { host, publicUrl, isPublicUrlGiven }: StartingAddress,
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
      : `I link cominciano con l’indirizzo da cui li chiedi, altrimenti con ${publicUrl}: se gli sfidanti ne usano un altro, indicalo in PUBLIC_URL.`,
  ].flat();
}
