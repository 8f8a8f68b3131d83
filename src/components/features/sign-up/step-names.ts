/** The steps of a sign-up. `payment` is left out if nothing is due, now or later. */
export const STEPS = ['plan', 'details', 'payment', 'review', 'done'] as const;
export type Step = (typeof STEPS)[number];

/** No add-ons. Always the same array, because passing a new array to the plans would reset the current choice. */
export const NO_ADD_ONS: readonly never[] = [];
