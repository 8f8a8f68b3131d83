/** The steps of a sign-up. `payment` is left out where nothing is due, now or later. */
export const STEPS = ['plan', 'details', 'payment', 'review', 'done'] as const;
export type Step = (typeof STEPS)[number];

/** No add-ons. Always the same list, so that giving it to the plans again takes nothing back that is being chosen there. */
export const NO_ADD_ONS: readonly never[] = [];
