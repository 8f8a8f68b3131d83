import { beforeAll, describe, expect, it } from 'vitest';
import { generateSigningKey, type SigningKey } from '../../src/gateway/index.js';
import { createSeals } from '../../src/gateway/seals.js';

let keys: SigningKey[];
let now = Date.parse('2026-11-21T10:00:00Z');

beforeAll(async () => {
  keys = [await generateSigningKey(), await generateSigningKey()];
});

describe('seals', () => {
  it('return the content to the same account for the same purpose', async () => {
    const seals = createSeals('kestrel', keys, () => now);
    const text = await seals.seal('invoices', 'A00000001', { page: 2 }, 60);
    expect(text).not.toContain('A00000001');
    expect(await seals.open('invoices', 'A00000001', text)).toEqual({ page: 2 });
  });

  it('are invalid for another account, purpose or tenant, after expiry, and if changed', async () => {
    const seals = createSeals('kestrel', keys, () => now);
    const text = await seals.seal('invoices', 'A00000001', { page: 2 }, 60);
    expect(await seals.open('invoices', 'A00000002', text)).toBeUndefined();
    expect(await seals.open('files', 'A00000001', text)).toBeUndefined();
    expect(await createSeals('harbor', keys, () => now).open('invoices', 'A00000001', text)).toBeUndefined();
    const middle = Math.floor(text.length * 0.7);
    const changed = text.slice(0, middle) + (text[middle] === 'A' ? 'B' : 'A') + text.slice(middle + 1);
    expect(await seals.open('invoices', 'A00000001', changed)).toBeUndefined();
    expect(await seals.open('invoices', 'A00000001', 'page=2')).toBeUndefined();
    now += 61_000;
    expect(await seals.open('invoices', 'A00000001', text)).toBeUndefined();
  });

  it('stay valid while keys are rotated', async () => {
    const [first, second] = keys;
    const text = await createSeals('kestrel', [first!], () => now).seal('invoices', 'A00000001', 1, 60);
    expect(await createSeals('kestrel', [second!, first!], () => now).open('invoices', 'A00000001', text)).toBe(1);
    expect(await createSeals('kestrel', [second!], () => now).open('invoices', 'A00000001', text)).toBeUndefined();
  });
});
