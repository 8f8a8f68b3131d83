/**
 * Returns a function that groups a list by key. The groups of a list are built once and kept as long as the list, so that looking up one
 * subscription after the other takes linear time.
 *
 * @param keysOf keys of an item; the item is in the group of each
 */
export function createGrouping<Item>(
  keysOf: (item: Item) => readonly (string | undefined)[],
): (list: readonly Item[], key: string) => Item[] {
  const known = new WeakMap<readonly Item[], ReadonlyMap<string, Item[]>>();
  return (list, key) => {
    let groups = known.get(list);
    if (!groups) {
      groups = groupBy(list, keysOf);
      known.set(list, groups);
    }
    return groups.get(key) ?? [];
  };
}

function groupBy<Item>(list: readonly Item[], keysOf: (item: Item) => readonly (string | undefined)[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of list) {
    for (const key of new Set(keysOf(item))) {
      if (key === undefined) continue;
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}
