/** What ends with the tab; undefined where the page may not have it. */
export function pageStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
