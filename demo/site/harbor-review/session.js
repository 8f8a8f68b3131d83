// Whoever is signed in here gets a short storefront session from this site's own server; anyone else reads what is open to all.
const provider = document.querySelector('#storefront');

if (provider !== null && document.documentElement.dataset.signedIn === 'true') {
  provider.fetchSession = async () => {
    const response = await fetch('/harbor/demo/session', { method: 'POST' });
    // Signed out meanwhile: the elements say so and offer to sign in.
    if (response.status === 401) return undefined;
    if (!response.ok) throw new Error(`The session could not be opened (${response.status}).`);
    return response.json();
  };
}

document.addEventListener('storefront-sign-in-required', () => location.assign('/harbor/login.html'));
