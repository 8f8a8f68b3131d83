import './session.js';

// Takes the plan from the address, and shows the new account below once the sign-up is complete.
const query = new URLSearchParams(location.search);
const signUp = document.querySelector('storefront-sign-up');
for (const name of ['plan', 'quantity']) {
  if (query.has(name)) signUp.setAttribute(name, query.get(name));
}

signUp.addEventListener('storefront-sign-up-complete', () => {
  document.querySelector('#title').textContent = 'Welcome to Kestrel Maps';
  document.querySelector('#way-in').hidden = true;
  document.querySelector('#account').hidden = false;
});
