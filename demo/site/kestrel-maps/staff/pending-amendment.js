// An amendment that was sent, as long as nobody knows what became of it: after a reload it is asked for again as the same attempt.

/** Milliseconds in which the gateway knows an attempt again. */
const KNOWN_FOR = 24 * 60 * 60 * 1000;

/**
 * The place is in the tab's storage, where it ends with the tab. Who is signed in after somebody else does not find it: the gateway would take it for an
 * attempt of theirs.
 *
 * @param gateway where it was sent
 * @param member who of the staff sent it
 * @returns `read` gives what was kept, with all that it was shown with, and `isOld` if it would not be known again; `write` keeps it, or forgets it if
 *   there is nothing to keep
 */
export function keptAmendment(gateway, member) {
  const place = `kestrel-maps:amendment:${gateway}:${member}`;
  return {
    read() {
      try {
        const sent = JSON.parse(sessionStorage.getItem(place));
        if (!sent?.key || !sent.shown?.asked) return undefined;
        return { ...sent, isOld: !(Date.now() - sent.at < KNOWN_FOR) };
      } catch {
        return undefined;
      }
    },
    write(sent) {
      try {
        if (sent) sessionStorage.setItem(place, JSON.stringify(sent));
        else sessionStorage.removeItem(place);
      } catch {
        // Full or forbidden: it then lives as long as the page.
      }
    },
  };
}
