import { describe, expect, it } from 'vitest';
import { OBJECT_TYPES } from '../../../demo/sandbox/objects/types.js';
import { QUERY_OBJECTS } from '../../../demo/sandbox/query/objects.js';
import { isDeletable, TYPES } from '../../../src/components/features/finance-objects/types.js';

/** Kinds of records that `<storefront-objects>` offers, against those that there are. */

describe('kinds that are offered', () => {
  it('are all that can be written, but methods of payment, which no query finds', () => {
    const offered: readonly string[] = TYPES;
    expect(Object.keys(OBJECT_TYPES).filter((name) => !offered.includes(name))).toEqual(['PaymentMethod']);
    expect(new Set(offered).size).toBe(offered.length);
  });

  it.each(TYPES.map((name) => [name]))('%s can be listed, and is deleted where it is offered to delete it', (name) => {
    expect(Object.hasOwn(QUERY_OBJECTS, name)).toBe(true);
    expect(isDeletable(name)).toBe(OBJECT_TYPES[name]?.removes !== undefined);
  });
});
