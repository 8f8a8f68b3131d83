import { nearestName } from '../../api/nearest-name.js';

/** Product, plan or charge of the catalog. */
interface Entry {
  readonly id: string;
  readonly name: string;
}

/** Returns ` (did you mean <id>, "<name>"?)` for an id that does not exist: the nearest id, or the entry with this name. Empty if none is near. */
export function suggestEntry(id: string, entries: readonly Entry[]): string {
  const nearestId = nearestName(
    id,
    entries.map((entry) => entry.id),
  );
  // An id in place of a name is a frequent mistake, so names count too.
  const name =
    nearestId === undefined
      ? nearestName(
          id,
          entries.map((entry) => entry.name),
        )
      : undefined;
  const found = entries.find((entry) => entry.id === nearestId || (name !== undefined && entry.name === name));
  return found ? ` (did you mean ${found.id}, "${found.name}"?)` : '';
}
