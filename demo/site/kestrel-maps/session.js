// The tenant's own login decides who this is; its server exchanges that for a short storefront session. Nobody signed in: no session.
const provider = document.querySelector('#storefront');

if (document.documentElement.dataset.signedIn === 'true') {
  provider.fetchSession = async () => {
    const response = await fetch('/demo/session', { method: 'POST' });
    // Signed out meanwhile: the elements say so and offer to sign in.
    if (response.status === 401) return undefined;
    if (!response.ok) throw new Error(`The session could not be opened (${response.status}).`);
    return response.json();
  };
}

document.addEventListener('storefront-sign-in-required', () => location.assign('/login.html'));
