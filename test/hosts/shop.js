/** Code that the three apps share: the URL of the gateway, the session of the signed-in customer, and a loader for the elements. */

/** Registers the elements, after the app has rendered their tags. */
export const load = () => import('storefront-elements/define');

/** URL of the demo's gateway. Its port is one above the port of the site. */
export const gateway = `${location.protocol}//${location.hostname}:${Number(location.port) + 1}`;

/** Requests a session for the signed-in customer from the tenant's own server. */
export async function fetchSession() {
  const response = await fetch('/demo/session', { method: 'POST' });
  if (response.status === 401) return undefined;
  if (!response.ok) throw new Error(`The session could not be opened (${response.status}).`);
  return response.json();
}

/** Moves the first item to the end. */
export const turned = ([first, ...others]) => [...others, first];
