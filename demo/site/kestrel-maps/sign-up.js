import './session.js';

// Shows the new account below once the sign-up is complete.
document.querySelector('storefront-sign-up').addEventListener('storefront-sign-up-complete', () => {
  document.querySelector('#title').textContent = 'Welcome to Kestrel Maps';
  document.querySelector('#way-in').hidden = true;
  document.querySelector('#account').hidden = false;
});
