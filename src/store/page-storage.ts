/** Returns the session storage. Undefined if the page may not use it. */
export function pageStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
