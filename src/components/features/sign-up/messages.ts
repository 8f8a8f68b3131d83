import { defineCatalog } from '../../locales/catalog.js';

export const english = {
  loading: 'The sign-up is loading.',
  setup: 'Sign-up: {problem}',
  notLoaded: 'The plans could not be loaded. Nothing you entered is lost.',
  formNotLoaded: 'The form could not be loaded. Nothing you entered is lost.',
  notLoadedOffline: 'There is no network, so the plans cannot be loaded.',
  reload: 'Reload the page',
  retry: 'Try again',
  nothingSold: 'Nothing can be bought here at the moment.',
  progress: 'Steps of the sign-up',
  stepOf: 'Step {step} of {steps}:',
  stepDone: 'completed:',
  plan: 'Plan',
  details: 'Details',
  payment: 'Payment',
  review: 'Review',
  planHeading: 'Choose a plan',
  detailsHeading: 'Your details',
  paymentHeading: 'How you pay',
  reviewHeading: 'Check and confirm',
  offline: 'There is no network. What you entered is kept, and nothing is sent until you do it.',
};

export const signUpMessages = defineCatalog({
  name: 'signUp',
  en: english,
  translations: {
    ar: () => import('./messages.ar.js'),
    de: () => import('./messages.de.js'),
    es: () => import('./messages.es.js'),
    fr: () => import('./messages.fr.js'),
    ja: () => import('./messages.ja.js'),
  },
});
