import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { reachableHosts, serverUrls, startupLines, urlForPhones } from './network-addresses.ts';

function found(address: string, internal = false): NetworkInterfaceInfo {
  const common = { address, netmask: '', mac: '', cidr: null, internal };
  return address.includes(':')
    ? { ...common, family: 'IPv6', scopeid: 0 }
    : { ...common, family: 'IPv4' };
}

const interfaces = {
  lo: [found('127.0.0.1', true), found('::1', true)],
  eth0: [found('fd00::2'), found('fe80::fc:1'), found('192.168.1.20')],
  wlan0: [found('10.0.0.7')],
  docker0: [found('172.17.0.1')],
  usb0: [found('169.254.7.7')],
  gone: undefined,
};

describe('reachable hosts of a server', () => {
  it.each([
    ['0.0.0.0', ['192.168.1.20', '10.0.0.7']],
    ['::', ['192.168.1.20', '10.0.0.7', '[fd00::2]']],
    ['127.0.0.1', ['127.0.0.1']],
    ['::1', ['[::1]']],
    ['torneo.example', ['torneo.example']],
  ])('on %s are %j', (host, hosts) => {
    expect(reachableHosts(host, interfaces)).toEqual(hosts);
  });

  it('are none without a network', () => {
    expect(reachableHosts('0.0.0.0', { lo: interfaces.lo })).toEqual([]);
  });
});

describe('server URLs', () => {
  const own = { host: '0.0.0.0', port: 3000, publicUrl: 'http://192.168.1.20:3000' };

  it('contain every address once, the base URL of links first', () => {
    expect(serverUrls(own, interfaces)).toEqual([
      'http://192.168.1.20:3000',
      'http://10.0.0.7:3000',
    ]);
    expect(serverUrls({ ...own, publicUrl: 'https://torneo.example' }, interfaces)).toEqual([
      'https://torneo.example',
      'http://192.168.1.20:3000',
      'http://10.0.0.7:3000',
    ]);
  });

  it('contain only PUBLIC_URL with port 0', () => {
    const publicUrl = 'https://torneo.example';
    expect(serverUrls({ ...own, port: 0, publicUrl }, interfaces)).toEqual([publicUrl]);
  });
});

describe('startup lines', () => {
  const assumed = { publicUrl: 'http://192.168.1.20:3000', isPublicUrlGiven: false };

  it('list reachable URLs and mention PUBLIC_URL', () => {
    expect(startupLines({ host: '0.0.0.0', ...assumed }, '3000', interfaces)).toEqual([
      'PokéTorneo è pronto: http://192.168.1.20:3000',
      'Risponde anche a http://10.0.0.7:3000',
      'I link cominciano con l’indirizzo da cui li chiedi, altrimenti con http://192.168.1.20:3000: se gli sfidanti ne usano un altro, indicalo in PUBLIC_URL.',
    ]);
  });

  it('do not mention PUBLIC_URL if it is set', () => {
    const given = { publicUrl: 'https://torneo.example', isPublicUrlGiven: true };
    expect(startupLines({ host: '0.0.0.0', ...given }, '', interfaces)).toEqual([
      'PokéTorneo è pronto: http://192.168.1.20',
      'Risponde anche a http://10.0.0.7',
    ]);
  });

  it('list the only URL', () => {
    const lines = startupLines({ host: '127.0.0.1', ...assumed }, '3000', interfaces);
    expect(lines).toEqual(['PokéTorneo è pronto: http://127.0.0.1:3000']);
  });
});

describe('the URL for phones is', () => {
  const assumed = { publicUrl: 'http://192.168.1.20:3000', isPublicUrlGiven: false };

  it.each([
    ['the network address for a wildcard', '0.0.0.0', assumed.publicUrl],
    ['the listening address', '192.168.1.20', assumed.publicUrl],
    ['undefined for loopback', '127.0.0.1', undefined],
    ['undefined for localhost', 'localhost', undefined],
    ['undefined for IPv6 loopback', '::1', undefined],
  ])('%s', (_what, host, shown) => {
    expect(urlForPhones({ host, ...assumed }, interfaces)).toBe(shown);
  });

  it('undefined without a network', () => {
    const alone = { lo: interfaces.lo };
    expect(urlForPhones({ host: '0.0.0.0', ...assumed }, alone)).toBeUndefined();
  });

  it('PUBLIC_URL if set, because a proxy may be in front', () => {
    const given = { publicUrl: 'https://torneo.example', isPublicUrlGiven: true };
    expect(urlForPhones({ host: '127.0.0.1', ...given }, interfaces)).toBe(given.publicUrl);
  });
});
