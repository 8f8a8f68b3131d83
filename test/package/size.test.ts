import { describe, expect, it } from 'vitest';
import { describeSize, measureSizes } from '../../bench/sizes.mjs';

describe('bytes a page loads', () => {
  it.each(Object.values(measureSizes()).map((size) => [describeSize(size), size] as const))('%s', (_description, { brotli, limit }) => {
    expect(brotli).toBeLessThanOrEqual(limit);
  });
});
