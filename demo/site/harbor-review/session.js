// A signed-in customer gets a short-lived storefront session from this site's server. Visitors only see public data.
const provider = document.querySelector('#storefront');

if (provider !== null && document.documentElement.dataset.signedIn === 'true') {
  provider.fetchSession = async () => {
    const response = await fetch('/harbor/demo/session', { method: 'POST' });
    // The customer has signed out in the meantime. The elements then offer to sign in again.
    if (response.status === 401) return undefined;
    if (!response.ok) throw new Error(`The session could not be opened (${response.status}).`);
    return response.json();
  };
}

document.addEventListener('storefront-sign-in-required', () => location.assign('/harbor/login.html'));
