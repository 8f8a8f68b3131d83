// @ts-check
/** @param {string} amount */
export const usd = (amount) => ({ amount, currency: 'USD' });
