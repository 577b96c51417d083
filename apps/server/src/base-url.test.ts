import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { createBaseUrlFor } from './base-url.ts';

function found(address: string, internal = false): NetworkInterfaceInfo {
  const common = { address, netmask: '', mac: '', cidr: null, internal };
  return address.includes(':')
    ? { ...common, family: 'IPv6', scopeid: 0 }
    : { ...common, family: 'IPv4' };
}

const interfaces = () => ({
  lo: [found('127.0.0.1', true)],
  eth0: [found('192.168.1.20'), found('fd00::2')],
  wlan0: [found('10.0.0.7')],
});
const assumed = { publicUrl: 'http://192.168.1.20:3000', isPublicUrlGiven: false, port: 3000 };
const name = () => 'Portatile';

describe('the base URL of links is', () => {
  const baseUrlFor = createBaseUrlFor({ config: assumed, interfaces, name });

  it.each([
    ['10.0.0.7:3000', 'http://10.0.0.7:3000'],
    ['[fd00::2]:3000', 'http://[fd00::2]:3000'],
    ['portatile:3000', 'http://portatile:3000'],
    ['PORTATILE.local:3000', 'http://portatile.local:3000'],
  ])('the caller’s own address of this computer: %s', (host, baseUrl) => {
    expect(baseUrlFor(host)).toBe(baseUrl);
  });

  it.each([
    ['a foreign one', 'evil.example:3000'],
    ['a foreign one that contains ours', '10.0.0.7.evil.example:3000'],
    ['another port', '10.0.0.7:8080'],
    ['no port', '10.0.0.7'],
    ['credentials', '10.0.0.7:3000@evil.example:3000'],
    ['a path', '10.0.0.7:3000/evil'],
    ['the loopback name', 'localhost:3000'],
    ['the loopback address', '127.0.0.1:3000'],
    ['nothing', ''],
    ['nonsense', '[::'],
  ])('the assumed one for a Host with %s', (_what, host) => {
    expect(baseUrlFor(host)).toBe(assumed.publicUrl);
  });

  it('without a port if the server listens on port 80', () => {
    const on80 = { ...assumed, port: 80, publicUrl: 'http://192.168.1.20:80' };
    expect(createBaseUrlFor({ config: on80, interfaces, name })('10.0.0.7')).toBe(
      'http://10.0.0.7',
    );
  });

  it('PUBLIC_URL if set, for any Host', () => {
    const given = { publicUrl: 'https://torneo.example', isPublicUrlGiven: true, port: 3000 };
    const baseUrlFor = createBaseUrlFor({ config: given, interfaces, name });
    expect(baseUrlFor('10.0.0.7:3000')).toBe('https://torneo.example');
  });
});
