import { describe, expect, it } from 'vitest';
import { networkOf } from '../../src/gateway/client-address.js';
import { clientAddressFromProxies } from '../../src/gateway/index.js';

const request = (forwarded?: string): Request =>
  new Request('http://gateway.test', forwarded === undefined ? {} : { headers: { 'x-forwarded-for': forwarded } });

describe('the address of a visitor behind proxies', () => {
  it.each<[hops: number, forwarded: string | undefined, address: string | undefined]>([
    [1, '203.0.113.9', '203.0.113.9'],
    [1, 'spoofed, 198.51.100.1,203.0.113.9', '203.0.113.9'],
    [2, '198.51.100.1, 203.0.113.9, 10.0.0.1', '203.0.113.9'],
    [2, '10.0.0.1', '192.0.2.7'],
    [1, 'unknown', '192.0.2.7'],
    [1, '999.1.1.1', '192.0.2.7'],
    [1, undefined, '192.0.2.7'],
    [0, '203.0.113.9', '192.0.2.7'],
    [1, '203.0.113.9:51000', '203.0.113.9'],
    [1, '::ffff:203.0.113.9', '203.0.113.9'],
    [1, '[2001:DB8::0:1]:443', '2001:db8::1'],
    [1, 'fe80::1%eth0', 'fe80::1'],
  ])('with %i hops and %j is %j', (hops, forwarded, address) => {
    const read = clientAddressFromProxies({ hops, connectionAddress: () => '192.0.2.7' });
    expect(read(request(forwarded))).toBe(address);
  });

  it('is unknown without a connection, and for a wrong number of hops refused', () => {
    expect(clientAddressFromProxies({ hops: 1 })(request())).toBeUndefined();
    for (const hops of [-1, 1.5, 11]) expect(() => clientAddressFromProxies({ hops })).toThrow('hops must be a whole number from 0 to 10.');
  });
});

describe('the network of an address', () => {
  it('is the same for one IPv6 network and different for others', () => {
    const networks = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1', '203.0.113.9', '203.0.113.10'].map(networkOf);
    expect(networks[0]).toBe(networks[1]);
    expect(new Set(networks).size).toBe(4);
  });
});
