import { StorefrontUsage } from '../features/usage/usage.js';

StorefrontUsage.define();
