import type { FieldError } from '../../api/errors.js';
import type { AcceptedConsent } from '../../api/schemas/storefront/purchase.js';
import type { ConsentOffer } from '../offers/sign-up-offer.js';
import { invalidFields } from '../refusal.js';
import { shortenText } from '../shorten.js';

/** Maximum length of the notes of a subscription, in UTF-16 code units. */
const MAX_NOTES_LENGTH = 500;

/**
 * Checks the accepted consents.
 * @returns notes for the subscription, with id and version of each consent
 * @throws {Refusal} 422 naming `consents.<id>` for each missing, outdated or unknown consent
 */
export function checkConsents(offered: readonly ConsentOffer[], accepted: readonly AcceptedConsent[]): string {
  const missing = offered.flatMap(({ id, version, required }): FieldError[] => {
    const consent = accepted.find((each) => each.id === id);
    const field = `consents.${id}`;
    if (!consent) return required ? [{ field, code: 'consent-required', message: 'must be accepted' }] : [];
    return consent.version === version
      ? []
      : [{ field, code: 'consent-outdated', message: 'has a newer version; show the current text and ask the customer to accept it' }];
  });
  const unknown = accepted.flatMap(({ id }): FieldError[] =>
    offered.some((consent) => consent.id === id)
      ? []
      : [{ field: `consents.${id}`, code: 'consent-unknown', message: 'is not a consent of this shop; leave it out' }],
  );
  const problems = [...missing, ...unknown];
  if (problems.length > 0) throw invalidFields(problems);
  const notes = accepted.length === 0 ? '' : `Accepted: ${accepted.map(({ id, version }) => `${id} ${version}`).join(', ')}`;
  return shortenText(notes, MAX_NOTES_LENGTH);
}
