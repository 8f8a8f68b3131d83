import { StorefrontProvider } from '../features/provider/provider.js';

StorefrontProvider.define();
