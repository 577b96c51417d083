import type { NetworkInterfaceInfo } from 'node:os';

/** The listening address, and the base URL of links. */
interface ListenAddress {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  /** False if `publicUrl` was derived from this computer's network. */
  readonly isPublicUrlGiven: boolean;
}

/** The result of `os.networkInterfaces()`. */
export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Whether it means all addresses of this computer. */
const isWildcard = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** IPv6 addresses need brackets in URLs. */
const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** A network of local virtual machines or containers. */
const isVirtual = (name: string): boolean =>
  /^(docker|br-|veth|virbr|vboxnet|vmnet|lxc|podman|vEthernet)/i.test(name);

/** Not reachable from phones. */
const isLinkLocal = (address: string): boolean => /^(fe[89ab]|169\.254\.)/i.test(address);

/**
 * URL hosts by which other devices reach a server that listens on `host`. A wildcard gives all
 * network addresses, IPv4 first, without loopback, link-local and virtual ones.
 */
export function reachableHosts(host: string, interfaces: Interfaces): string[] {
  if (!isWildcard(host)) return [hostInUrl(host)];
  const outside = Object.entries(interfaces)
    .flatMap(([name, addresses]) => (isVirtual(name) ? [] : (addresses ?? [])))
    .filter(({ internal, address }) => !internal && !isLinkLocal(address));
  const families = host === '::' ? (['IPv4', 'IPv6'] as const) : (['IPv4'] as const);
  return families.flatMap((family) =>
    outside.filter((found) => found.family === family).map(({ address }) => hostInUrl(address)),
  );
}

/** The URL for the QR code; undefined if only this computer can reach the server. */
export function urlForPhones(
  { host, publicUrl, isPublicUrlGiven }: PublicAddress,
  interfaces: Interfaces,
): string | undefined {
  if (isPublicUrlGiven) return publicUrl;
  const isLoopback = /^(localhost|127\.|::1$)/i.test(host);
  return isLoopback || reachableHosts(host, interfaces).length === 0 ? undefined : publicUrl;
}

type PublicAddress = Pick<ListenAddress, 'host' | 'publicUrl' | 'isPublicUrlGiven'>;

/** All URLs of the server without duplicates, the base URL of links first. */
export function serverUrls(
  { host, port, publicUrl }: Pick<ListenAddress, 'host' | 'port' | 'publicUrl'>,
  interfaces: Interfaces,
): string[] {
  // With port 0 the port is unknown, and PUBLIC_URL is set.
  const hosts = port === 0 ? [] : reachableHosts(host, interfaces);
  return [...new Set([publicUrl, ...hosts.map((name) => `http://${name}:${port}`)])];
}

/** Lines for the terminal after the start, with the server's URLs. */
export function startupLines(
  { host, publicUrl, isPublicUrlGiven }: PublicAddress,
  port: string,
  interfaces: Interfaces,
): string[] {
  const hosts = reachableHosts(host, interfaces);
  const [first = 'localhost', ...others] = hosts;
  // Empty for port 80.
  const urlOf = (name: string) => `http://${name}${port === '' ? '' : `:${port}`}`;
  return [
    `PokéTorneo è pronto: ${urlOf(first)}`,
    ...others.map((name) => `Risponde anche a ${urlOf(name)}`),
    isPublicUrlGiven || !isWildcard(host)
      ? []
      : `I link cominciano con l’indirizzo da cui li chiedi, altrimenti con ${publicUrl}: se gli sfidanti ne usano un altro, indicalo in PUBLIC_URL.`,
  ].flat();
}
