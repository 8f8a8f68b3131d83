import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './source-imports.js';

/** Documented event, part, state, slot, CSS variable or attribute. */
export interface ManifestEntry {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
  readonly type?: { readonly text: string };
}

/** Field or method of a class. */
export interface ManifestMember extends ManifestEntry {
  readonly kind: 'field' | 'method';
  readonly static?: boolean;
  readonly readonly?: boolean;
  /** Attribute of the field, if it has one. */
  readonly attribute?: string;
}

/** Class in `custom-elements.json`. */
export interface ManifestClass {
  readonly name: string;
  readonly tagName?: string;
  readonly attributes?: readonly ManifestEntry[];
  readonly members?: readonly ManifestMember[];
  readonly events?: readonly ManifestEntry[];
  readonly cssParts?: readonly ManifestEntry[];
  readonly cssProperties?: readonly ManifestEntry[];
  readonly cssStates?: readonly ManifestEntry[];
  readonly slots?: readonly ManifestEntry[];
}

interface Manifest {
  readonly modules: readonly { readonly path: string; readonly declarations?: readonly ManifestClass[] }[];
}

/** Returns `custom-elements.json` as the last build wrote it. */
export const readElementManifest = (): Manifest => JSON.parse(readFileSync(join(projectRoot, 'custom-elements.json'), 'utf8')) as Manifest;

/** Returns the classes of a manifest. */
export const classesOf = ({ modules }: Manifest): ManifestClass[] => modules.flatMap(({ declarations = [] }) => declarations);
