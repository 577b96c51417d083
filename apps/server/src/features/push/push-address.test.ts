import { expect, it } from 'vitest';
import { isPublicAddress, publicAddressesOf, UnusableEndpoint } from './push-address.ts';

it.each([
  ['142.250.184.42', true],
  ['2a00:1450:4001:80b::200a', true],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['172.20.0.1', false],
  ['192.168.1.20', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:192.168.1.20', false],
  ['64:ff9b::c0a8:114', false],
  ['2002:c0a8:114::1', false],
  ['nonsense', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

it('a name is accepted only if all its addresses are public', async () => {
  const resolve = (addresses: string[]) => async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const found = await publicAddressesOf('push.example', resolve(['142.250.184.42']));
  expect(found).toEqual([{ address: '142.250.184.42', family: 4 }]);
  for (const addresses of [['10.0.0.1'], ['142.250.184.42', '127.0.0.1'], []]) {
    await expect(publicAddressesOf('push.example', resolve(addresses))).rejects.toThrow(
      UnusableEndpoint,
    );
  }
});
