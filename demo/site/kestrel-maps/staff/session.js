// The tenant's own login decides who of the staff this is; its server exchanges that for a short session of the gateway.
const staff = document.querySelector('#staff');

/** A session of the gateway for who is signed in; undefined if nobody is. */
export async function fetchSession() {
  const response = await fetch('/demo/staff-session', { method: 'POST' });
  if (response.status === 401) return undefined;
  if (!response.ok) throw new Error(`The session could not be opened (${response.status}).`);
  return response.json();
}

staff.fetchSession = fetchSession;

document.addEventListener('storefront-sign-in-required', () => location.reload());
