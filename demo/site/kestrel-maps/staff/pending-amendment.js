// Stores a sent amendment until its outcome is known, so that it can be sent again as the same attempt after a reload.

/** Time for which the gateway recognizes an idempotency key, in milliseconds. */
const KEY_LIFETIME = 24 * 60 * 60 * 1000;

/**
 * Storage of the pending amendment. Uses the tab's session storage, with a separate entry per staff member, because another member must not send it.
 *
 * @param gateway base URL of the gateway
 * @param member the staff member who sent the amendment
 * @returns `read` returns the stored amendment with its preview, and `isOld` if its key has expired; `write` stores an amendment, or removes it if
 *   undefined
 */
export function createPendingAmendment(gateway, member) {
  const storageKey = `kestrel-maps:amendment:${gateway}:${member}`;
  return {
    read() {
      try {
        const sent = JSON.parse(sessionStorage.getItem(storageKey));
        if (!sent?.key || !sent.preview?.amendment) return undefined;
        return { ...sent, isOld: !(Date.now() - sent.at < KEY_LIFETIME) };
      } catch {
        return undefined;
      }
    },
    write(sent) {
      try {
        if (sent) sessionStorage.setItem(storageKey, JSON.stringify(sent));
        else sessionStorage.removeItem(storageKey);
      } catch {
        // Storage is full or blocked, so the amendment does not survive a reload.
      }
    },
  };
}
