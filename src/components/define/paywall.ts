import { StorefrontPaywall } from '../features/paywall/paywall.js';

StorefrontPaywall.define();
