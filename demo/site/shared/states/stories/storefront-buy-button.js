// @ts-check
import { catalog } from '../data/catalog.js';
import { quote } from '../data/purchase.js';

const attributes = { plan: 'build-month', quantity: '3' };
const content = () => [new Text('Get Build')];
const answers = { 'GET /storefront/catalog': catalog, 'POST /storefront/quotes': quote };
/** @type {(person: import('../types.js').SimulatedUser) => Promise<void>} */
const press = (person) => person.press('[part=cta]');

/** @type {import('../types.js').Stories} */
export const stories = {
  ready: { attributes, content, shows: 'Get Build' },
  opening: { attributes, content, properties: { loadPurchase: () => new Promise(() => undefined) }, act: press, shows: 'Get Build' },
  open: {
    attributes,
    content,
    answers,
    act: async (person) => {
      await press(person);
      await person.sees('#email');
    },
    shows: { en: 'Subscribe' },
  },
  error: {
    attributes,
    content,
    properties: { loadPurchase: () => Promise.reject(new Error('for developers')) },
    act: press,
    shows: { en: "Checkout couldn't be opened. Nothing was ordered." },
  },
  offline: { attributes, content, online: false, act: press, shows: { en: "You're offline, so checkout couldn't be opened." } },
  misconfigured: { content, shows: { en: 'Buy button: set plan to the id of a rate plan.' } },
};
