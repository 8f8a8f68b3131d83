import './session.js';

// Takes the choice from the address, and shows the way on once the subscription is there.
const query = new URLSearchParams(location.search);
const signUp = document.querySelector('storefront-sign-up');
for (const name of ['plan', 'quantity']) {
  if (query.has(name)) signUp.setAttribute(name, query.get(name));
}

signUp.addEventListener('storefront-sign-up-complete', () => {
  document.querySelector('#title').textContent = 'Welcome aboard';
  document.querySelector('#way-in').hidden = true;
  document.querySelector('#onward').hidden = false;
});
