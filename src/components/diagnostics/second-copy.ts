import { warnOnce } from './console.js';

/** Warns if another version of the library has registered a tag. A second copy of the same version does no harm, except that it loads twice. */
export function reportSecondCopy(tag: string, present: CustomElementConstructor, version: string): void {
  if (!('version' in present) || present.version === version) return;
  const text = `<${tag}> is already registered by version ${String(present.version)}; version ${version} is not used. Load the library once, or the same version everywhere.`;
  warnOnce(text);
}
