/** What the three apps share: where the gateway is, who is signed in, and the code of the elements, loaded when it is asked for. */

/** Registers the elements, long after the app has drawn them. */
export const load = () => import('storefront-elements/define');

/** The demo's gateway listens beside its site. */
export const gateway = `${location.protocol}//${location.hostname}:${Number(location.port) + 1}`;

/** Asks the tenant's own server for a session of the person who is signed in there. */
export async function fetchSession() {
  const response = await fetch('/demo/session', { method: 'POST' });
  if (response.status === 401) return undefined;
  if (!response.ok) throw new Error(`The session could not be opened (${response.status}).`);
  return response.json();
}

/** The first goes to the end. */
export const turned = ([first, ...others]) => [...others, first];
