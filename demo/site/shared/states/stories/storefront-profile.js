// @ts-check
import { profile } from '../data/account.js';
import { sectionStories } from './section.js';

export const stories = sectionStories({ path: 'profile', answer: profile, shows: 'Okafor Cartography' });
