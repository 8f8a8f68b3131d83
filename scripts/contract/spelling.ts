/** Converts names to the spellings of types, files and list entries. */

export function pascal(name: string): string {
  return name.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase()).replaceAll(/[^A-Za-z0-9]/g, '');
}

export function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Returns the name of one entry, from the name of its list. */
export function singular(name: string): string {
  if (/(?:ss|us|Series|Data)$/.test(name)) return `${name}Entry`;
  if (/ies$/.test(name)) return name.replace(/ies$/, 'y');
  return /s$/.test(name) ? name.replace(/s$/, '') : `${name}Entry`;
}
