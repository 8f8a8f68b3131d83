import { ok, problem, type Check } from '../check.js';

const NAMES = ['lit-html', 'storefront-elements'];

/** The page allows the Trusted Types policies of the elements. Without them, the elements stay blank. */
export const checkTrustedTypes: Check = ({ page }) => {
  const missing = NAMES.filter((name) =>
    page.policies.some((policy) => {
      const allowed = policy.get('trusted-types');
      return allowed !== undefined && !allowed.includes(name) && !allowed.includes('*');
    }),
  );
  return missing.length > 0
    ? [
        problem(
          `The directive trusted-types lacks ${missing.join(' and ')}, so the elements stay blank.`,
          `Write trusted-types ${NAMES.join(' ')}.`,
        ),
      ]
    : [ok('Trusted Types do not block the elements.')];
};
