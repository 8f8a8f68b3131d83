import { describe, expect, it } from 'vitest';
import { OBJECT_TYPES } from '../../../demo/sandbox/objects/types.js';
import { QUERY_OBJECTS } from '../../../demo/sandbox/query/objects.js';
import { isDeletable, LISTED_TYPES } from '../../../src/components/features/objects/object-types.js';

/** Compares the object types in `<storefront-objects>` with those of the sandbox. */

describe('object types in the console', () => {
  it('are all writable types, except payment methods, which queries do not find', () => {
    const offered: readonly string[] = LISTED_TYPES;
    expect(Object.keys(OBJECT_TYPES).filter((name) => !offered.includes(name))).toEqual(['PaymentMethod']);
    expect(new Set(offered).size).toBe(offered.length);
  });

  it.each(LISTED_TYPES.map((name) => [name]))('%s can be listed, and deleted if the console offers that', (name) => {
    expect(Object.hasOwn(QUERY_OBJECTS, name)).toBe(true);
    expect(isDeletable(name)).toBe(OBJECT_TYPES[name]?.removes !== undefined);
  });
});
