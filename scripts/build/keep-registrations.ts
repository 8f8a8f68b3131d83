import type { Plugin } from 'vite';

/**
 * Keeps imports that only register elements. `sideEffects` in package.json only covers files in dist, but the bundle is built from the sources.
 */
export function keepRegistrations(): Plugin {
  return {
    name: 'keep-registrations',
    transform: {
      filter: { id: /\/src\/(define|cdn|staff|components\/define\/[^/]+)\.ts$/ },
      handler: () => ({ moduleSideEffects: true }),
    },
  };
}
