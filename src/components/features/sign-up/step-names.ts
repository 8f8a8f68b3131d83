/** The steps of a sign-up. `payment` is left out where nothing is due, now or later. */
export const STEPS = ['plan', 'details', 'payment', 'review', 'done'] as const;
export type Step = (typeof STEPS)[number];

/** No add-ons. Always the same array, so that passing it to the plans again does not reset what is being chosen there. */
export const NO_ADD_ONS: readonly never[] = [];
