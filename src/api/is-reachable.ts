/** Milliseconds in which a server that runs answers. */
const LIMIT = 5_000;

/** True if a server answers. Sends a request without CORS from a page, so that servers that refuse the origin of the page answer too. */
export async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(url, { mode: 'no-cors', credentials: 'omit', signal: AbortSignal.timeout(LIMIT) });
    return true;
  } catch {
    return false;
  }
}
