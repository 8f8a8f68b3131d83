// @ts-check
import { activity } from '../data/usage.js';
import { sectionStories } from './section.js';

export const stories = sectionStories({
  path: 'activity',
  answer: activity,
  empty: { entries: [] },
  shows: 'P-00000211',
  says: { en: 'No activity yet.' },
});
