/** Names in the forms that types, files and fields have. */

export function pascal(name: string): string {
  return name.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase()).replaceAll(/[^A-Za-z0-9]/g, '');
}

export function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** What one entry of a list is called. */
export function singular(place: string): string {
  if (/(?:ss|us|Series|Data)$/.test(place)) return `${place}Entry`;
  if (/ies$/.test(place)) return place.replace(/ies$/, 'y');
  return /s$/.test(place) ? place.replace(/s$/, '') : `${place}Entry`;
}
