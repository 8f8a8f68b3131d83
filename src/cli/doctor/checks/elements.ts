import { suggestName } from '../../../api/nearest-name.js';
import { ok, problem, unclear, type Check, type Finding } from '../check.js';
import { TAGS } from '../tags.js';

/** The page has a provider with valid attributes, and only tags that exist. */
export const checkElements: Check = ({ page }) => {
  const tags = page.tags.filter(({ name }) => name.startsWith('storefront-'));
  if (tags.length === 0) return [unclear('The HTML of the page contains no elements. If a script renders them, pass --gateway and --key.')];
  const findings: Finding[] = [];
  for (const name of new Set(tags.map((tag) => tag.name).filter((name) => !TAGS.includes(name)))) {
    const meant = suggestName(name, TAGS);
    findings.push(problem(`There is no element <${name}>.`, meant ? meant.trim() : `Use one of: ${TAGS.join(', ')}.`));
  }
  const providers = tags.filter(({ name }) => name === 'storefront-provider' || name === 'storefront-staff');
  if (providers.length === 0) findings.push(problem('There is no provider.', 'Put the elements inside <storefront-provider>.'));
  for (const { attributes } of providers) {
    const gateway = attributes.get('gateway') ?? '';
    const key = attributes.get('publishable-key');
    if (gateway === '') findings.push(problem('The provider has no gateway.', 'Set the attribute gateway to the URL of your gateway.'));
    else if (/^[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?(\/|$)/i.test(gateway)) {
      findings.push(
        problem(`gateway="${gateway}" has no scheme, so browsers read it as a path of the page.`, `Write gateway="https://${gateway}".`),
      );
    }
    if (key === undefined) continue;
    if (key.startsWith('sk_')) {
      findings.push(
        problem('The page contains a secret key.', 'Replace the secret key now, and use the publishable key, which starts with "pk_".'),
      );
    } else if (!/^pk_[\w-]+$/.test(key)) {
      findings.push(
        problem(`publishable-key="${key}" is not a publishable key.`, 'Use "pk_" followed by letters, digits, underscores or hyphens.'),
      );
    }
  }
  return findings.length > 0 ? findings : [ok('All elements exist, and the provider has a gateway and a key.')];
};
