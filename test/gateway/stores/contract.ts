import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GatewayStore, LockClaim } from '../../../src/gateway/index.js';

/** A store under test. */
export interface StoreUnderTest {
  /** Two stores with the same data, like those of two gateways. The same object twice if the store belongs to one process. */
  readonly stores: readonly [GatewayStore, GatewayStore];
  /** Milliseconds that are long enough to expire in a test, but longer than a request to the store. */
  readonly short: number;
  /** Waits until entries with the lifetime `short` must have expired. */
  pass(isExpired: () => Promise<boolean>): Promise<void>;
  close(): Promise<void>;
}

/** Longer than any test. */
const LONG = 60_000;

let number = 0;

/** Tests that a store does what {@link GatewayStore} promises. */
export function storeContract(title: string, open: () => Promise<StoreUnderTest>): void {
  describe(`${title} as a store`, () => {
    let opened: StoreUnderTest;
    let one: GatewayStore;
    let other: GatewayStore;
    /** Key that no other test uses. */
    let key: string;
    const mine = (): LockClaim => ({ name: key, token: 'mine' });
    const theirs = (): LockClaim => ({ name: key, token: 'theirs' });

    beforeAll(async () => {
      opened = await open();
      [one, other] = opened.stores;
    });
    beforeEach(() => {
      number += 1;
      key = `kind|${process.pid}-${number}`;
    });
    afterAll(() => opened.close());

    it('returns what another gateway has set, until it is removed', async () => {
      expect(await one.get(key)).toBeUndefined();
      await one.set(key, 'first', LONG);
      expect(await other.get(key)).toBe('first');
      await other.set(key, 'second', LONG);
      expect(await one.get(key)).toBe('second');
      await one.remove(key);
      expect(await other.get(key)).toBeUndefined();
      await one.remove(key);
    });

    it('adds only what is not there', async () => {
      expect(await one.add(key, 'first', LONG)).toBe(true);
      expect(await other.add(key, 'second', LONG)).toBe(false);
      expect(await other.get(key)).toBe('first');
      await one.remove(key);
      expect(await other.add(key, 'third', LONG)).toBe(true);
      expect(await one.get(key)).toBe('third');
    });

    it('forgets expired values, locks and revocations, and counts again from one', async () => {
      const { short } = opened;
      expect(await one.acquire(mine(), short)).toBe(true);
      expect(await one.count(key, short)).toMatchObject({ count: 1 });
      await one.set(key, 'short', short);
      await one.revoke(key, short);
      await opened.pass(async () => (await other.get(key)) === undefined && !(await other.isRevoked(key)));
      expect(await other.get(key)).toBeUndefined();
      expect(await other.isRevoked(key)).toBe(false);
      expect(await one.extend(mine(), LONG)).toBe(false);
      expect(await one.setWhileHeld(mine(), key, 'late', LONG)).toBe(false);
      expect(await other.add(key, 'next', LONG)).toBe(true);
      expect(await other.acquire(theirs(), LONG)).toBe(true);
      expect(await other.count(key, LONG)).toMatchObject({ count: 1 });
    });

    it('starts a new lifetime with each set', async () => {
      await one.set(key, 'short', opened.short);
      await one.set(key, 'long', LONG);
      await one.set(`${key} other`, 'short', opened.short);
      await opened.pass(async () => (await other.get(`${key} other`)) === undefined);
      expect(await other.get(key)).toBe('long');
    });

    it('counts in a window that starts with the first count', async () => {
      const first = await one.count(key, LONG);
      expect(first.count).toBe(1);
      expect(first.endsIn).toBeGreaterThan(LONG - 10_000);
      expect(first.endsIn).toBeLessThanOrEqual(LONG);
      const second = await other.count(key, 10 * LONG);
      expect(second.count).toBe(2);
      expect(second.endsIn).toBeLessThanOrEqual(first.endsIn);
    });

    it('keeps values, counters, locks and revocations of the same name apart', async () => {
      await one.set(key, 'value', LONG);
      expect(await one.count(key, LONG)).toMatchObject({ count: 1 });
      expect(await one.acquire(mine(), LONG)).toBe(true);
      expect(await one.isRevoked(key)).toBe(false);
      await one.revoke(key, LONG);
      await one.remove(key);
      expect(await one.count(key, LONG)).toMatchObject({ count: 2 });
      expect(await one.acquire(theirs(), LONG)).toBe(false);
      expect(await other.isRevoked(key)).toBe(true);
    });

    it.each([
      ['empty text', ''],
      ['U+0000', 'a\u0000b\u0000'],
      ['a byte order mark', '\uFEFFtext'],
      ['line ends and quotes', '"a"\r\n\'b\'\\\t$1 %s {}'],
      ['many scripts', 'Grüße 東京 مرحبا नमस्ते 🧾 👩‍🚀 e\u0301'],
      ['the last code points', '\u{10FFFF}\uFFFF\u{1F9FE}'],
      ['half a million characters', 'é'.repeat(500_000)],
    ])('stores and finds again: %s', async (_name, text) => {
      await one.set(key, text, LONG);
      expect((await other.get(key)) === text).toBe(true);
      const textKey = `${key} ${text}`;
      expect(await one.add(textKey, 'found', LONG)).toBe(true);
      expect(await other.get(textKey)).toBe('found');
      const claim = { name: textKey, token: `token${text}` };
      expect(await one.acquire(claim, LONG)).toBe(true);
      expect(await other.extend(claim, LONG)).toBe(true);
      expect(await one.count(textKey, LONG)).toMatchObject({ count: 1 });
      await one.revoke(textKey, LONG);
      expect(await other.isRevoked(textKey)).toBe(true);
    });

    it('tells long keys apart that differ only at their end', async () => {
      const long = key.padEnd(10_000, 'k');
      await one.set(`${long}1`, 'one', LONG);
      await one.set(`${long}2`, 'two', LONG);
      expect([await other.get(`${long}1`), await other.get(`${long}2`), await other.get(long)]).toEqual(['one', 'two', undefined]);
    });

    it('gives a lock to one of fifty, half of them on another gateway, and a key too', async () => {
      const claims = Array.from({ length: 50 }, (_, index) => ({ name: key, token: `holder ${index}` }));
      const storeOf = (index: number): GatewayStore => (index % 2 === 0 ? one : other);
      const won = await Promise.all(claims.map((claim, index) => storeOf(index).acquire(claim, LONG)));
      expect(won.filter(Boolean)).toHaveLength(1);
      const added = await Promise.all(claims.map(({ token }, index) => storeOf(index).add(key, token, LONG)));
      expect(added.filter(Boolean)).toHaveLength(1);
      expect(await one.get(key)).toBe(claims[added.indexOf(true)]?.token);
      // The winner holds the lock in both stores.
      const winner = claims[won.indexOf(true)];
      expect(winner && (await other.extend(winner, LONG))).toBe(true);
    });

    it('gives an expired lock or key to one of fifty', async () => {
      expect(await one.acquire(mine(), opened.short)).toBe(true);
      expect(await one.add(key, 'old', opened.short)).toBe(true);
      await opened.pass(async () => (await one.get(key)) === undefined);
      const attempts = Array.from({ length: 50 }, (_, index) => ({ store: index % 2 === 0 ? one : other, token: `holder ${index}` }));
      const won = await Promise.all(attempts.map(({ store, token }) => store.acquire({ name: key, token }, LONG)));
      expect(won.filter(Boolean)).toHaveLength(1);
      const added = await Promise.all(attempts.map(({ store, token }) => store.add(key, token, LONG)));
      expect(added.filter(Boolean)).toHaveLength(1);
    });

    it('loses no count of a hundred at the same time', async () => {
      const counts = await Promise.all(Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? one : other).count(key, LONG)));
      expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    });

    it('lets only the holder of a lock extend it, release it, or store a value under it', async () => {
      expect(await one.acquire(mine(), LONG)).toBe(true);
      expect(await one.acquire(mine(), LONG)).toBe(false);
      expect(await other.extend(theirs(), LONG)).toBe(false);
      expect(await other.setWhileHeld(theirs(), key, 'theirs', LONG)).toBe(false);
      await other.release(theirs());
      expect(await other.acquire(theirs(), LONG)).toBe(false);
      expect(await one.extend(mine(), LONG)).toBe(true);
      expect(await one.setWhileHeld(mine(), key, 'mine', LONG)).toBe(true);
      expect(await other.get(key)).toBe('mine');
      await one.release(mine());
      expect(await one.setWhileHeld(mine(), key, 'too late', LONG)).toBe(false);
      expect(await one.get(key)).toBe('mine');
      expect(await other.acquire(theirs(), LONG)).toBe(true);
      await one.release(mine());
      expect(await one.acquire(mine(), LONG)).toBe(false);
    });

    it('extends a lock beyond its first lifetime', async () => {
      expect(await one.acquire(mine(), opened.short)).toBe(true);
      expect(await one.extend(mine(), LONG)).toBe(true);
      await one.set(key, 'short', opened.short);
      await opened.pass(async () => (await one.get(key)) === undefined);
      expect(await other.acquire(theirs(), LONG)).toBe(false);
    });

    it('never lets a late holder overwrite the value of the next one', async () => {
      // Each round, the lock changes hands while the old holder stores its value.
      const wrong: string[] = [];
      for (let round = 0; round < 10; round += 1) {
        const [name, value] = [`${key} ${round}`, `${key} value ${round}`];
        const [old, next] = [
          { name, token: 'old' },
          { name, token: 'next' },
        ];
        await one.acquire(old, LONG);
        const late = Promise.all(Array.from({ length: 5 }, () => one.setWhileHeld(old, value, 'old', LONG)));
        await other.release(old);
        if (!(await other.acquire(next, LONG)) || !(await other.setWhileHeld(next, value, 'next', LONG))) wrong.push('not acquired');
        await late;
        await one.setWhileHeld(old, value, 'old', LONG);
        if ((await one.get(value)) !== 'next') wrong.push(`round ${round}`);
      }
      expect(wrong).toEqual([]);
    });
  });
}
