// @ts-check
import { invoices } from '../data/account.js';
import { sectionStories } from './section.js';

export const stories = sectionStories({
  path: 'invoices',
  answer: invoices,
  empty: { invoices: [] },
  shows: 'INV00000412',
  says: { en: 'There are no invoices yet.' },
});
