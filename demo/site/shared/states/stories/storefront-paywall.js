// @ts-check
import { subscriptions } from '../data/account.js';
import { catalog } from '../data/catalog.js';
import { broken, never } from '../gateway.js';

const SUBSCRIPTIONS = 'GET /storefront/subscriptions';
const attributes = { plans: 'build-month', 'sign-in-href': '/login', 'sign-up-href': '/sign-up' };
const paragraphs = [
  'How tiles are cut along the coast, and why the harbor is drawn twice.',
  'A coast has no length. The closer one looks, the longer it gets, and a map that shows every stone shows nothing. So somebody has to choose.',
  'For years the choice was made by hand. A cartographer went along the line with a pen and left out what did not matter at that scale.',
  'Today the line is cut by rule, tile by tile, and the rule is blind to the one place where two lines meet: the harbor.',
  'We draw it once as land and once as sea. Where the two drawings disagree, somebody looks, and that is the whole secret.',
];
const content = () =>
  paragraphs.map((text) => {
    const paragraph = document.createElement('p');
    paragraph.textContent = text;
    return paragraph;
  });

/** @type {import('../types.js').Stories} */
export const stories = {
  checking: { attributes, content, session: 'active', answers: { [SUBSCRIPTIONS]: never }, shows: '' },
  open: { attributes, content, session: 'active', answers: { [SUBSCRIPTIONS]: subscriptions }, shows: 'why the harbor is drawn twice' },
  locked: { attributes, content, answers: { 'GET /storefront/catalog': catalog }, shows: { en: 'For subscribers' } },
  error: {
    attributes,
    content,
    session: 'active',
    answers: { [SUBSCRIPTIONS]: broken },
    shows: { en: "Your subscription couldn't be checked, so this stays locked for now." },
  },
  offline: {
    attributes,
    content,
    session: 'active',
    online: false,
    shows: { en: "You're offline, so your subscription can't be checked." },
  },
  misconfigured: { content, shows: { en: 'Paywall: set plans or products that unlock it.' } },
};
