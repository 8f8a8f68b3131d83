import { describe, expect, it } from 'vitest';
import { createGateway, generateSigningKey, type RatesOptions } from '../../src/gateway/index.js';

const signingKeys = [await generateSigningKey()];

describe('invalid rates options', () => {
  it.each<[string, Partial<RatesOptions>, string]>([
    ['a key with a line break', { apiKey: 'canary\nkey' }, 'rates.apiKey'],
    ['no key', { apiKey: '' }, 'rates.apiKey'],
    ['an unencrypted address', { baseUrl: 'http://canary.example' }, 'rates.baseUrl'],
    ['an address with a password', { baseUrl: 'https://canary:canary@rates.example' }, 'rates.baseUrl'],
    ['no address', { baseUrl: 'canary' }, 'rates.baseUrl'],
    ['no assets', { assets: [] }, 'rates.assets'],
    ['too many assets', { assets: Array.from({ length: 21 }, (_, index) => `A${index}`) }, 'rates.assets'],
    ['the same asset twice', { assets: ['BTC', { symbol: 'BTC', tokenId: 1 }] }, 'rates.assets'],
    ['an invalid symbol', { assets: ['btc,eth'] }, 'rates.assets.0'],
    ['staleAfter below maxAge', { maxAge: 60_000, staleAfter: 30_000 }, 'rates.staleAfter'],
    ['zero milliseconds', { maxAge: 0 }, 'rates.maxAge'],
  ])('are refused by name, not by value: %s', (_, wrong, name) => {
    const make = (): unknown =>
      createGateway({
        tenant: 'shop',
        baseUrl: 'https://billing.example',
        clientId: 'client',
        clientSecret: 'secret',
        signingKeys,
        secretKey: `sk_${'0'.repeat(32)}`,
        publishableKeys: ['pk_shop'],
        allowedOrigins: [],
        rates: { apiKey: 'rates-key', ...wrong },
      });
    expect(make).toThrow(name);
    expect(make).not.toThrow(/canary/);
  });
});
