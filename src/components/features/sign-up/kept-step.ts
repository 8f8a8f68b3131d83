/** Where the draft of a sign-up is kept in the tab's storage. `name` tells drafts of one origin apart. */
export function draftPlace(name: string): string {
  return `storefront-elements:sign-up:${name}`;
}

/** Where the end of one is kept. */
export function endPlace(name: string): string {
  return `${draftPlace(name)}:end`;
}

/** The step in which a purchase was left that is kept in this tab, as far as one can tell without reading all of it; undefined if none is. */
export function keptStep(name: string): string | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(draftPlace(name)) ?? sessionStorage.getItem(endPlace(name)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    return 'step' in kept && typeof kept.step === 'string' ? kept.step : 'done';
  } catch {
    // Forbidden, or not ours.
    return undefined;
  }
}
