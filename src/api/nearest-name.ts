/**
 * Finds the known name that somebody probably meant: the one with the fewest typing errors, if there are few enough. Ignores case, hyphens and
 * underscores.
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const wanted = simplify(name);
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of known) {
    const distance = countEdits(wanted, simplify(candidate));
    if (distance <= Math.max(1, Math.floor(wanted.length * 0.35)) && (!best || distance < best.distance)) best = { candidate, distance };
  }
  return best?.candidate;
}

/** Returns ` Did you mean "<name>"?`, or nothing if no known name is near. */
export function suggestName(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}

function simplify(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/g, '');
}

/** Number of characters to insert, remove, replace or swap with their neighbor (optimal string alignment). */
function countEdits(left: string, right: string): number {
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: right.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const replaced = at(last, column - 1) + (left[row - 1] === right[column - 1] ? 0 : 1);
      let edits = Math.min(replaced, at(last, column) + 1, at(current, column - 1) + 1);
      const isSwap = row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (isSwap) edits = Math.min(edits, at(beforeLast, column - 2) + 1);
      current.push(edits);
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, right.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
