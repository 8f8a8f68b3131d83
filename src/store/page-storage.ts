/** Start of the key of everything that elements store. The kind of data and the scope follow, for example `intent:https://shop.example#pk_a`. */
const PREFIX = 'storefront-elements:';

/**
 * Removes everything that elements have stored in this tab for a scope, such as drafts, confirmations and intents.
 * @param scope gateway address and key of the tenant, see `storageKey`
 */
export function clearStored(scope: string): void {
  try {
    const storage = pageStorage();
    for (const key of Object.keys(storage ?? {})) {
      const name = key.startsWith(PREFIX) ? key.slice(key.indexOf(':', PREFIX.length) + 1) : '';
      if (name === scope || name.startsWith(`${scope}:`) || name.startsWith(`${scope}|`)) storage?.removeItem(key);
    }
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}

/** True if elements have stored anything of this kind in this tab. */
export function hasStored(kind: string): boolean {
  try {
    return Object.keys(pageStorage() ?? {}).some((key) => key.startsWith(`${PREFIX}${kind}:`));
  } catch {
    return false;
  }
}

/** Returns the session storage. Undefined if the page may not use it. */
export function pageStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
