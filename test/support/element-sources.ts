import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, projectRoot, sourceFiles } from './source-imports.js';

/** Sources of one element: its module and everything the module imports, except other elements. */
export interface ElementSource {
  readonly tag: string;
  /** Module of the class. */
  readonly file: string;
  /** Source of each module, including lazily loaded ones. Excludes modules of other elements. */
  readonly texts: readonly string[];
  /** Tags of other elements that this element renders or loads. */
  readonly inner: readonly string[];
}

const CLASS = /^export class (\w+) extends (\w+)/m;
const TAG = /static override readonly tag(?:: string)? = '([\w-]+)'/;
const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

const baseOf = (file: string): string | undefined => CLASS.exec(read(file))?.[2];

/** Returns the sources of every element by tag. */
export function elementSources(): Map<string, ElementSource> {
  const tags = new Map(
    sourceFiles('src/components/features').flatMap((file): [string, string][] => {
      const tag = TAG.exec(read(file))?.[1];
      return tag === undefined ? [] : [[file, tag]];
    }),
  );
  return new Map(
    [...tags].map(([file, tag]) => {
      const seen = new Set([file]);
      const inner = new Set<string>();
      for (const module of seen) {
        for (const { file: imported } of importsOf(module)) {
          if (imported === undefined) continue;
          const other = tags.get(imported);
          // The module of a base class belongs to the element, the modules of other elements do not.
          if (other === undefined || baseOf(file) === CLASS.exec(read(imported))?.[1]) seen.add(imported);
          else if (imported !== file) inner.add(other);
        }
      }
      return [tag, { tag, file, texts: [...seen].map(read), inner: [...inner] }];
    }),
  );
}
