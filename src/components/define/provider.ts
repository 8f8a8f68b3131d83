import { StorefrontProvider } from '../features/provider/provider.js';

StorefrontProvider.define();

export { StorefrontProvider };
export type * from '../events/index.js';
