import { StorefrontBuyButton } from '../features/buy-button/buy-button.js';

StorefrontBuyButton.define();

export { StorefrontBuyButton };
export type * from '../events/index.js';
