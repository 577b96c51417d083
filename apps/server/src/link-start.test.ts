import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { createLinkStart } from './link-start.ts';

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

describe('a link begins with', () => {
  const linkStart = createLinkStart({ config: assumed, interfaces, name });

  it.each([
    ['10.0.0.7:3000', 'http://10.0.0.7:3000'],
    ['[fd00::2]:3000', 'http://[fd00::2]:3000'],
    ['portatile:3000', 'http://portatile:3000'],
    ['PORTATILE.local:3000', 'http://portatile.local:3000'],
  ])('the address of this computer by which the caller came: %s', (host, start) => {
    expect(linkStart(host)).toBe(start);
  });

  it.each([
    ['a stranger’s', 'evil.example:3000'],
    ['a stranger’s with ours in it', '10.0.0.7.evil.example:3000'],
    ['another port', '10.0.0.7:8080'],
    ['no port', '10.0.0.7'],
    ['a name and a password before it', '10.0.0.7:3000@evil.example:3000'],
    ['a path after it', '10.0.0.7:3000/evil'],
    ['the computer itself, where phones have no way to', 'localhost:3000'],
    ['its own number', '127.0.0.1:3000'],
    ['nothing', ''],
    ['nonsense', '[::'],
  ])('what this computer knows of itself where the caller names %s', (_what, host) => {
    expect(linkStart(host)).toBe(assumed.publicUrl);
  });

  it('the address without a port where the server listens on port 80', () => {
    const on80 = { ...assumed, port: 80, publicUrl: 'http://192.168.1.20:80' };
    expect(createLinkStart({ config: on80, interfaces, name })('10.0.0.7')).toBe('http://10.0.0.7');
  });

  it('what the operator says, by whichever address the caller came', () => {
    const given = { publicUrl: 'https://torneo.example', isPublicUrlGiven: true, port: 3000 };
    const start = createLinkStart({ config: given, interfaces, name });
    expect(start('10.0.0.7:3000')).toBe('https://torneo.example');
  });
});
