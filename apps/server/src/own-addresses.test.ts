import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { addressForPhones, ownAddresses, reachableHosts, readyLines } from './own-addresses.ts';

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

describe('others reach a server', () => {
  it.each([
    ['0.0.0.0', ['192.168.1.20', '10.0.0.7']],
    ['::', ['192.168.1.20', '10.0.0.7', '[fd00::2]']],
    ['127.0.0.1', ['127.0.0.1']],
    ['::1', ['[::1]']],
    ['torneo.example', ['torneo.example']],
  ])('that listens on %s at %j', (host, hosts) => {
    expect(reachableHosts(host, interfaces)).toEqual(hosts);
  });

  it('on a computer without a network nowhere', () => {
    expect(reachableHosts('0.0.0.0', { lo: interfaces.lo })).toEqual([]);
  });
});

describe('organisers are told', () => {
  const own = { host: '0.0.0.0', port: 3000, publicUrl: 'http://192.168.1.20:3000' };

  it('every address once, first the one that links begin with', () => {
    expect(ownAddresses(own, interfaces)).toEqual([
      'http://192.168.1.20:3000',
      'http://10.0.0.7:3000',
    ]);
    expect(ownAddresses({ ...own, publicUrl: 'https://torneo.example' }, interfaces)).toEqual([
      'https://torneo.example',
      'http://192.168.1.20:3000',
      'http://10.0.0.7:3000',
    ]);
  });

  it('no port that the operator has left to chance', () => {
    const publicUrl = 'https://torneo.example';
    expect(ownAddresses({ ...own, port: 0, publicUrl }, interfaces)).toEqual([publicUrl]);
  });
});

describe('the terminal shows', () => {
  const assumed = { publicUrl: 'http://192.168.1.20:3000', isPublicUrlGiven: false };

  it('every address that others can use, and that PUBLIC_URL decides about links', () => {
    expect(readyLines({ host: '0.0.0.0', ...assumed }, '3000', interfaces)).toEqual([
      'PokéTorneo è pronto: http://192.168.1.20:3000',
      'Risponde anche a http://10.0.0.7:3000',
      'I link cominciano con l’indirizzo da cui li chiedi, altrimenti con http://192.168.1.20:3000: se gli sfidanti ne usano un altro, indicalo in PUBLIC_URL.',
    ]);
  });

  it('no word about links where the operator has decided', () => {
    const given = { publicUrl: 'https://torneo.example', isPublicUrlGiven: true };
    expect(readyLines({ host: '0.0.0.0', ...given }, '', interfaces)).toEqual([
      'PokéTorneo è pronto: http://192.168.1.20',
      'Risponde anche a http://10.0.0.7',
    ]);
  });

  it('the one address where it listens on one', () => {
    const lines = readyLines({ host: '127.0.0.1', ...assumed }, '3000', interfaces);
    expect(lines).toEqual(['PokéTorneo è pronto: http://127.0.0.1:3000']);
  });
});

describe('phones are shown', () => {
  const assumed = { publicUrl: 'http://192.168.1.20:3000', isPublicUrlGiven: false };

  it.each([
    ['the network’s address where the server listens on all', '0.0.0.0', assumed.publicUrl],
    ['the one on which it listens', '192.168.1.20', assumed.publicUrl],
    ['nothing where only the computer itself can come', '127.0.0.1', undefined],
    ['nothing by its own name', 'localhost', undefined],
    ['nothing by its own address of IPv6', '::1', undefined],
  ])('%s', (_what, host, shown) => {
    expect(addressForPhones({ host, ...assumed }, interfaces)).toBe(shown);
  });

  it('nothing where the computer is on no network', () => {
    const alone = { lo: interfaces.lo };
    expect(addressForPhones({ host: '0.0.0.0', ...assumed }, alone)).toBeUndefined();
  });

  it('what the operator says, wherever the server listens: a proxy may stand in front', () => {
    const given = { publicUrl: 'https://torneo.example', isPublicUrlGiven: true };
    expect(addressForPhones({ host: '127.0.0.1', ...given }, interfaces)).toBe(given.publicUrl);
  });
});
