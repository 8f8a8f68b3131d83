export * from './milestone.js';
export * from './storefront-before-order.js';
export * from './storefront-error.js';
export * from './storefront-plan-select.js';
export * from './storefront-ready.js';
export * from './storefront-sign-in-required.js';
export * from './storefront-sign-up-complete.js';
export * from './storefront-step-change.js';
