import { describe, expect, it } from 'vitest';
import { createGateway, generateSigningKey } from '../../src/gateway/index.js';

const options = {
  tenant: 'shop',
  baseUrl: 'https://billing.example',
  clientId: 'client',
  clientSecret: 'canary',
  signingKeys: [await generateSigningKey()],
  secretKey: `sk_${'0'.repeat(32)}`,
  publishableKeys: ['pk_my-shop'],
  allowedOrigins: ['https://shop.example'],
};

const unusable = { kty: 'OKP', crv: 'Ed25519', kid: 'one', d: 'canary' };

describe('mistakes in the options of the gateway', () => {
  it.each<[changes: Record<string, unknown>, message: string]>([
    [{ ofers: {} }, 'ofers is not known. Did you mean "offers"?'],
    [{ verifyVistor: () => true }, 'verifyVistor is not known. Did you mean "verifyVisitor"?'],
    [
      { paymentForm: { scriptURL: 'https://pay.example/x.js', publishableKey: 'x' } },
      'paymentForm.scriptURL is not known. Did you mean "scriptUrl"?',
    ],
    [{ rates: { apiKey: 'x', maxage: 1000 } }, 'rates.maxage is not known. Did you mean "maxAge"?'],
    [{ limits: { order: [] } }, 'limits.order is not known. Did you mean "orders"?'],
    [{ limits: { orders: [{ max: 1, second: 1 }] } }, 'limits.orders.0.second is not known. Did you mean "seconds"?'],
    [{ clientSecret: undefined }, 'clientSecret is missing. Set it to the secret of the OAuth client on the billing platform.'],
    [{ signingKeys: [{ ...unusable, x: 'AAAA' }] }, 'signingKeys.0.x must be an Ed25519 key as created by generateSigningKey()'],
    [{ signingKeys: [{ ...unusable, x: 'A'.repeat(43) }] }, 'signingKeys.0.d must be an Ed25519 key as created by generateSigningKey()'],
    [{ secretKey: 'sk_x' }, 'secretKey must be sk_ followed by at least 32 random'],
    [{ publishableKeys: ['pk_...'] }, 'publishableKeys.0 must be pk_ followed by letters, digits, underscores or hyphens'],
    [{ allowedOrigins: ['http://shop.example'] }, 'allowedOrigins.0 must use https; http is allowed for localhost only.'],
    [{ environment: 'us-sandbox' }, 'baseUrl must not be set together with environment.'],
    [
      { baseUrl: undefined },
      'environment is missing. Set it to the name of an environment, for example us-sandbox, or set baseUrl instead.',
    ],
    [{ baseUrl: 'http://billing.example' }, 'baseUrl must be an https address'],
    [{ baseUrl: undefined, environment: 'us-production-copy' }, 'environment has no public address. Set baseUrl instead'],
    [{ offers: './offers.json' }, 'offers must be the content of the offers file, or a function that reads it. A path is not enough'],
    [{ log: 'console' }, 'log must be a function.'],
    [{ store: {} }, 'store lacks get, set,'],
    [{ appliesCredits: 'yes' }, 'appliesCredits must be true or false.'],
  ])('%j', (changes, message) => {
    const start = (): unknown => createGateway({ ...options, ...changes });
    expect(start).toThrow(message);
    expect(start).not.toThrow(/canary|Invalid input/);
  });

  it('are none in correct options', () => {
    createGateway(options);
    createGateway({ ...options, baseUrl: undefined, environment: 'us-sandbox' });
    createGateway({ ...options, baseUrl: 'http://127.0.0.1:4602' });
    createGateway({ ...options, allowedOrigins: ['http://localhost:5173', 'http://shop.localhost', 'https://shop.example'] });
  });
});
