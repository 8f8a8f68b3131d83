import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/{api,store,gateway,sandbox,package,support}/**/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
