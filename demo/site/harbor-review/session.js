// A signed-in customer gets a short-lived storefront session from this site's server. Visitors only see public data.
const provider = document.querySelector('#storefront');

if (provider !== null && document.documentElement.dataset.signedIn === 'true') {
  // The server answers 401 if the customer has signed out in the meantime. The elements then offer to sign in again.
  provider.fetchSession = () => fetch('/harbor/demo/session', { method: 'POST' });
}

document.addEventListener('storefront-sign-in-required', () => location.assign('/harbor/login.html'));

// Signing out ends the session on the server. Here it removes what the elements have stored in this tab and in other tabs.
document.querySelector('form[action="/harbor/demo/logout"]')?.addEventListener('submit', () => provider?.logout());
