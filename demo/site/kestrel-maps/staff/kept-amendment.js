// An amendment that was sent, as long as nobody knows what became of it: after a reload it is asked for again as the same attempt.

/** In the tab's storage, where it ends with the tab. */
const placeOf = (gateway) => `kestrel-maps:amendment:${gateway}`;

/**
 * @param gateway whose amendment it is
 * @returns `read` gives what was kept, with all that it was shown with; `write` keeps it, or forgets it if there is nothing to keep
 */
export function keptAmendment(gateway) {
  const place = placeOf(gateway);
  return {
    read() {
      try {
        const sent = JSON.parse(sessionStorage.getItem(place));
        return sent?.key && sent.shown?.asked ? sent : undefined;
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
