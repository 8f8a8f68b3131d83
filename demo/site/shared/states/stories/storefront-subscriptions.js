// @ts-check
import { subscriptions } from '../data/account.js';
import { sectionStories } from './section.js';

export const stories = sectionStories({
  path: 'subscriptions',
  answer: subscriptions,
  empty: { subscriptions: [] },
  shows: 'A-S00000107',
  says: { en: 'You have no subscription yet.' },
});
