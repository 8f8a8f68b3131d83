import { describe, expect, it } from 'vitest';
import { ENVIRONMENTS, resolveBaseUrl, ZUORA_VERSION } from '../../src/api/environments.js';
import { isStorefrontError } from '../../src/api/errors.js';

function problem(target: Parameters<typeof resolveBaseUrl>[0]): string {
  try {
    resolveBaseUrl(target);
  } catch (error) {
    if (isStorefrontError(error) && error.type === 'configuration') return error.message;
    throw error;
  }
  throw new Error('The call succeeded.');
}

it('pins the version', () => {
  expect(ZUORA_VERSION).toBe('2025-08-12');
});

describe('a named environment', () => {
  it.each([
    ['us-production', 'https://rest.zuora.com'],
    ['us-sandbox', 'https://rest.apisandbox.zuora.com'],
    ['us-performance-test', 'https://rest.pt1.zuora.com'],
    ['eu-production', 'https://rest.eu.zuora.com'],
    ['ap-production', 'https://rest.ap.zuora.com'],
    ['local', 'http://localhost:4602'],
  ])('%s is %s', (environment, url) => {
    expect(resolveBaseUrl({ environment })).toBe(url);
  });

  it('without a public address says who provides the address', () => {
    expect(problem({ environment: 'us-production-copy' })).toMatch(/baseUrl.*support/);
  });

  it('without a public address works with the address from support', () => {
    expect(resolveBaseUrl({ environment: 'us-production-copy', baseUrl: 'https://copy.example' })).toBe('https://copy.example');
  });

  it.each(['production', 'toString', '__proto__', ''])('that is unknown (%s) is refused with a list of the known ones', (environment) => {
    expect(problem({ environment })).toContain('us-production, ');
  });

  it('has a unique address, except the one without an address', () => {
    const named = ENVIRONMENTS.filter((name) => name !== 'us-production-copy').map((environment) => resolveBaseUrl({ environment }));
    expect(new Set(named).size).toBe(named.length);
    for (const url of named) expect(new URL(url).origin).toBe(url);
  });
});

describe('an address', () => {
  it('is used without its last slash', () => {
    expect(resolveBaseUrl({ baseUrl: 'https://rest.example/billing/' })).toBe('https://rest.example/billing');
  });

  it.each([
    'rest.example',
    '/billing',
    'ftp://rest.example',
    ['javascript', 'alert(1)'].join(':'),
    'https://id:secret@rest.example',
    'https://x.test/?a=b',
    'https://x.test/#a',
  ])('is refused if it is invalid: %s', (baseUrl) => {
    const message = problem({ baseUrl });
    expect(message).toContain('baseUrl');
    expect(message).not.toContain('secret');
  });

  it('is required unless an environment is given', () => {
    expect(problem({})).toMatch(/environment.*baseUrl/);
  });
});
