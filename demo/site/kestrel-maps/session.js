// The tenant's login identifies the customer. The tenant's server then opens a short-lived storefront session. Visitors have no session.
const provider = document.querySelector('#storefront');

if (document.documentElement.dataset.signedIn === 'true') {
  provider.fetchSession = async () => {
    const response = await fetch('/demo/session', { method: 'POST' });
    // The customer has signed out in the meantime. The elements then offer to sign in again.
    if (response.status === 401) return undefined;
    if (!response.ok) throw new Error(`The session could not be opened (${response.status}).`);
    return response.json();
  };
}

document.addEventListener('storefront-sign-in-required', () => location.assign('/login.html'));
