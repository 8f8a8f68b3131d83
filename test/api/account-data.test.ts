import { describe, expect, it } from 'vitest';
import { storefrontOperations } from '../../src/api/operations/storefront/index.js';
import type { AnyOperation } from '../../src/api/operations/operation.js';

const rows: readonly AnyOperation[] = Object.values(storefrontOperations);
const names = (found: readonly AnyOperation[]): string[] => found.map(({ name }) => name).sort();

describe('operations of the gateway', () => {
  it('declare what they change if a page can change something with them', () => {
    const mutations = rows.filter(({ retry }) => retry === 'keyed');
    expect(names(mutations.filter(({ affects }) => affects === undefined))).toEqual([]);
  });

  it('declare what they show if they read data of an account', () => {
    const reads = rows.filter(({ retry, shows }) => retry === 'safe' && shows === undefined);
    // These depend on the tenant and the session, or on a file that never changes.
    expect(names(reads)).toEqual([
      'storefront.account-checks',
      'storefront.catalog',
      'storefront.entitlements',
      'storefront.file',
      'storefront.rates.list',
      'storefront.session',
      'storefront.session-revocations',
      'storefront.staff-session',
    ]);
  });
});
