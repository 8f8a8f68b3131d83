// The tenant's own login identifies the staff member. The tenant's server exchanges this login for a short-lived gateway session.
const staff = document.querySelector('#staff');

/** Returns a gateway session for the signed-in staff member. Undefined if nobody is signed in. */
export async function fetchSession() {
  const response = await fetch('/demo/staff-session', { method: 'POST' });
  if (response.status === 401) return undefined;
  if (!response.ok) throw new Error(`The session could not be opened (${response.status}).`);
  return response.json();
}

staff.fetchSession = fetchSession;

document.addEventListener('storefront-sign-in-required', () => location.reload());
