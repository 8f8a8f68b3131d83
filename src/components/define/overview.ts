import { StorefrontOverview } from '../features/overview/overview.js';

StorefrontOverview.define();
