import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { reachableHosts, readyLines } from './own-addresses.ts';

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

describe('the terminal shows', () => {
  const assumed = { publicUrl: 'http://192.168.1.20:3000', isPublicUrlGiven: false };

  it('every address that others can use, and that PUBLIC_URL decides about links', () => {
    expect(readyLines({ host: '0.0.0.0', ...assumed }, '3000', interfaces)).toEqual([
      'PokéTorneo è pronto: http://192.168.1.20:3000',
      'Risponde anche a http://10.0.0.7:3000',
      'I link nelle mail cominciano con http://192.168.1.20:3000: se i giocatori usano un altro indirizzo, indicalo in PUBLIC_URL.',
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
