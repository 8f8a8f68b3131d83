// The tenant's login identifies the customer. The tenant's server then opens a short-lived storefront session. Visitors have no session.
const provider = document.querySelector('#storefront');

if (document.documentElement.dataset.signedIn === 'true') {
  // The server answers 401 if the customer has signed out in the meantime. The elements then offer to sign in again.
  provider.fetchSession = () => fetch('/demo/session', { method: 'POST' });
}

document.addEventListener('storefront-sign-in-required', () => location.assign('/login.html'));

// Signing out ends the session on the server. Here it removes what the elements have stored in this tab and in other tabs.
document.querySelector('form[action="/demo/logout"]')?.addEventListener('submit', () => provider.logout());
