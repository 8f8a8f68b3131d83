import type { Rolldown } from 'vite';

const inFirstFile = new RegExp(
  [
    '/node_modules/(?!stdnum/|lit(-html)?/(directives?/|directive))',
    '/src/(cdn-[^/]+|store/(create-store|tabs)|api/(decimal/decimal|pricing/list-price|schemas/(values|storefront/catalog)|operations/(operation|storefront/catalog)|gateway-client|errors|random-id))\\.ts$',
    '/src/components/((base|context)/|features/connection/(connection|feature-element|outcome|resource)\\.ts$|controllers/(keep-room|online|view-state)|theme/tokens|locales/(message-catalog|match-language|formats|localizer|en/plans\\.)|features/(provider|plans)/(?!session|settings|details/))',
    '/src/generated/(languages|locales/plans)\\.',
    '/src/components/events/(milestone|storefront-error|storefront-plan-select|storefront-ready)\\.ts$',
    '/src/components/primitives/(button\\.styles|live-region|price|safe-link|segmented|skeleton\\.styles|stepper|visually-hidden\\.styles)\\.ts$',
  ].join('|'),
);

/** True for a module that belongs to the first file of `storefront.js`. */
export const isInFirstFile = (module: string): boolean => inFirstFile.test(module);

/**
 * The first file of `storefront.js`: everything that each page needs, and the plan table, which visitors see first. One file compresses better than two.
 * Modules that only other elements need stay out.
 */
export const firstFile = { name: 'base', test: inFirstFile };

/** One file for everything that is reached without `import()`. One file compresses better than several that share modules. */
export const oneFile = {
  name: (id: string, context: Rolldown.ChunkingContext): string | null => (isReachedAtOnce(id, context) ? 'all' : null),
};

function isReachedAtOnce(id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const module = context.getModuleInfo(id);
  return module !== null && (module.isEntry || module.importers.some((importer) => isReachedAtOnce(importer, context, seen)));
}

/** Names the file of an element after the element. Other files have only a hash: the first file names many of them, and each letter counts. */
export function fileNameOfChunk({ facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const element = /\/components\/define\/([^/]+)\.ts$/.exec(facadeModuleId ?? '')?.[1];
  return element === undefined ? 'chunks/[hash:7].js' : `chunks/${element}-[hash:7].js`;
}
