import type { Plugin } from 'vite';

/**
 * Keeps imports that only register elements. `sideEffects` in package.json says the same of the files in dist, but a bundle is made from their sources.
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
