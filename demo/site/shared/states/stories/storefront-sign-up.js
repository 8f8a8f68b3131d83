// @ts-check

/** @type {import('../types.js').Stories} */
export const stories = {};
