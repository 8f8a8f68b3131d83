import './session.js';

// Shows the next steps once the subscription exists.
document.querySelector('storefront-sign-up').addEventListener('storefront-sign-up-complete', () => {
  document.querySelector('#title').textContent = 'Welcome aboard';
  document.querySelector('#way-in').hidden = true;
  document.querySelector('#onward').hidden = false;
});
