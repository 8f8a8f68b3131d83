import type { Rolldown } from 'vite';

/**
 * Puts everything that an entry reaches without `import()` into one file. One file compresses better than several that share modules.
 *
 * @param name name of the file
 */
export function oneFile(name: string): { name(id: string, context: Rolldown.ChunkingContext): string | null } {
  return { name: (id, context) => (isReachedAtOnce(id, context) ? name : null) };
}

function isReachedAtOnce(id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const module = context.getModuleInfo(id);
  return module !== null && (module.isEntry || module.importers.some((importer) => isReachedAtOnce(importer, context, seen)));
}

/** Names the file of an element after the element. Other files only have a hash, because the entry file lists many of them and should stay small. */
export function fileNameOfChunk({ facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const element = /\/components\/define\/([^/]+)\.ts$/.exec(facadeModuleId ?? '')?.[1];
  return element === undefined ? 'chunks/[hash:7].js' : `chunks/${element}-[hash:7].js`;
}
