import { StorefrontProfile } from '../features/profile/profile.js';

StorefrontProfile.define();
