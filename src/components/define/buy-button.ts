import { StorefrontBuyButton } from '../features/buy-button/buy-button.js';

StorefrontBuyButton.define();
