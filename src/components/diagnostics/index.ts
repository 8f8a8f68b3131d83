/** Messages for the page's developer. Loaded only when there is a problem. */
export { warnOnce } from './console.js';
export { explainError } from './explain-error.js';
export { reportRefusedCode } from './refused-code.js';
export { reportSecondCopy } from './second-copy.js';
export { reportUnknownAttributes } from './unknown-attribute.js';
export { reportUnknownIds } from './unknown-ids.js';
export { reportUnknownPlan } from './unknown-plan.js';
export { reportUnknownTag } from './unknown-tag.js';
