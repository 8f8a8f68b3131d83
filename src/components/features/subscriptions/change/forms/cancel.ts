import { html, nothing, type TemplateResult } from 'lit';
import { lastDayOfService } from '../../../../../api/plain-date/plain-date.js';
import { isPositiveMoney } from '../../../../../api/money/money.js';
import type { Change, ChangeQuote } from '../../../../../api/schemas/storefront/changes.js';
import type { CancelTime, RetentionOffer } from '../../../../../api/schemas/storefront/subscriptions.js';
import { radioField, selectField } from '../../../../primitives/field.js';
import { subscriptionName } from '../../card.js';
import type { ChangeForm, FormContext } from '../change-form.js';
import { confirmText, doneOutcome, isInEffect } from './confirm-texts.js';

/**
 * Form that cancels a subscription: date, effect and one button. The reason is optional. Retention offers are shown below the button, once, with
 * their quoted effect.
 */
export function cancelForm(context: FormContext): ChangeForm {
  const { l } = context;
  let when: CancelTime | undefined;
  let reason = '';
  let comment = '';
  /** Reference of the quoted cancellation, which accepts an offer. */
  let cancelReference: string | undefined;

  const times = (): readonly CancelTime[] => context.subscription.can?.cancel ?? [];
  const time = (): CancelTime | undefined => (when && times().includes(when) ? when : times()[0]);
  const timeWords = (each: CancelTime): string => {
    const { termEndDate, chargedThroughDate } = context.subscription;
    if (each === 'now') return l.t('whenNow');
    const date = each === 'term-end' ? termEndDate : chargedThroughDate;
    if (date) return l.t('untilLast', { last: l.date(lastDayOfService(date)) });
    return l.t(each === 'term-end' ? 'whenTermEnd' : 'whenPeriodEnd');
  };
  const offers = (): readonly RetentionOffer[] =>
    (context.subscription.can?.offers ?? []).filter(({ reasons }) => !reasons || reasons.includes(reason));

  const renderWhen = (): TemplateResult | typeof nothing =>
    times().length > 1
      ? radioField({
          name: 'when',
          legend: l.t('cancelWhen'),
          value: time() ?? 'now',
          options: times().map((each) => ({ value: each, label: timeWords(each) })),
          onChange: (value) => {
            when = value;
            context.update();
          },
        })
      : nothing;

  const renderReason = (): TemplateResult => {
    const reasons = context.subscription.can?.reasons ?? [];
    return html`<div class="reason">
      ${
        reasons.length > 0
          ? selectField({
              id: 'reason',
              label: l.t('reason'),
              optional: l.t('optional'),
              value: reason,
              placeholder: l.t('noReason'),
              options: reasons.map(({ id, label }) => ({ value: id, label })),
              onInput: (value) => {
                reason = value;
                context.update();
              },
            })
          : nothing
      }
      <div class="field" part="field">
        <label for="comment">${l.t('comment')} <span class="optional">(${l.t('optional')})</span></label>
        <textarea
          id="comment"
          part="input"
          rows="2"
          maxlength="1000"
          dir="auto"
          .value=${comment}
          @input=${({ target }: Event) => {
            if (target instanceof HTMLTextAreaElement) comment = target.value;
          }}
        ></textarea>
      </div>
    </div>`;
  };

  const quoted = (): Change | undefined => {
    const chosen = time();
    return chosen && { intent: 'cancel', when: chosen };
  };

  return {
    get heading() {
      return l.t('cancelHeading', { name: subscriptionName(context.subscription) });
    },
    render: renderWhen,
    change: quoted,
    complete: (change) =>
      change.intent === 'cancel'
        ? { ...change, ...(reason ? { reason } : {}), ...(comment.trim() ? { comment: comment.trim() } : {}) }
        : change,
    keepLabel: l.t('keep'),
    confirm: ({ endDate, effectiveDate }) => {
      const end = endDate ?? effectiveDate;
      return isInEffect(end, context) ? l.t('confirmCancelNow') : l.t('confirmCancel', { date: l.date(lastDayOfService(end)) });
    },
    renderBefore: renderReason,
    renderAfter: () => {
      cancelReference = context.chosenQuote?.cancelReference ?? cancelReference;
      return cancelReference === undefined ? nothing : renderOffers(offers(), { cancelReference, ...(reason ? { reason } : {}) }, context);
    },
    done: ({ effectiveDate, receipt }) => {
      const end = receipt?.endDate ?? effectiveDate;
      return { heading: isInEffect(end, context) ? l.t('doneCancelNow') : l.t('doneCancel', { last: l.date(lastDayOfService(end)) }) };
    },
  };
}

type AcceptOffer = Extract<Change, { intent: 'accept-offer' }>;
/** The quoted cancellation that an offer replaces, and the chosen reason. */
type Cancellation = Pick<AcceptOffer, 'cancelReference' | 'reason'>;

/** Renders retention offers with their quoted effect. Offers without a quote are left out. */
function renderOffers(
  offers: readonly RetentionOffer[],
  cancellation: Cancellation,
  context: FormContext,
): TemplateResult | typeof nothing {
  const { l, quoteOf, show } = context;
  const known = offers.flatMap((offer) => {
    const quote = quoteOf(toAcceptOffer(offer, cancellation));
    return quote ? [{ offer, quote }] : [];
  });
  if (known.length === 0) return nothing;
  return html`<section class="offers" part="offers" aria-labelledby="offers-heading">
    <h4 id="offers-heading">${l.t('offers')}</h4>
    <ul>
      ${known.map(
        ({ offer, quote }) =>
          html`<li>
            <div>
              <p class="offer-title"><bdi>${offer.title}</bdi></p>
              ${offer.text ? html`<p class="detail">${offer.text}</p>` : nothing}
              <p class="detail">${effectOf(quote, context)}</p>
            </div>
            <button
              class="button"
              part="offer"
              type="button"
              aria-label=${l.t('takeThisOffer', { offer: offer.title })}
              @click=${() => show(acceptOfferForm(offer.id, cancellation))}
            >
              ${l.t('takeOffer')}
            </button>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** Returns the change to quote. Leaves out a reason that does not matter, so that a chosen reason needs no new quote. */
function toAcceptOffer({ id, reasons }: RetentionOffer, { cancelReference, reason }: Cancellation): AcceptOffer {
  return { intent: 'accept-offer', offer: id, cancelReference, ...(reasons && reason ? { reason } : {}) };
}

function effectOf({ dueNow, next, nextWithout, billOnEffectiveDate: changed }: ChangeQuote, { l }: FormContext): string {
  const today = isPositiveMoney(dueNow.total) ? l.t('offerPay', { amount: l.money(dueNow.total) }) : l.t('offerNothing');
  if (!next) return today;
  if (changed) return `${l.t('offerLater', { amount: l.money(changed.total), date: l.date(changed.date) })} ${today}`;
  const differs = nextWithout && nextWithout.total.amount !== next.total.amount;
  const later = differs
    ? l.t('offerNext', { amount: l.money(next.total), before: l.money(nextWithout.total) })
    : l.t('offerNextSame', { amount: l.money(next.total) });
  return `${later} ${today}`;
}

/**
 * Form that accepts a retention offer.
 * @param id id of the offer
 * @param cancellation undefined if the form only shows the outcome of a request that was sent before the page was reloaded
 */
export function acceptOfferForm(id: string, cancellation?: Cancellation): (context: FormContext) => ChangeForm {
  return (context) => {
    const { l } = context;
    const offer = context.subscription.can?.offers?.find((each) => each.id === id);
    return {
      heading: l.t('acceptOfferHeading', { offer: offer?.title ?? '' }),
      lead: offer?.text,
      backLabel: l.t('backToCancel'),
      render: () => nothing,
      change: () => (offer && cancellation ? toAcceptOffer(offer, cancellation) : undefined),
      complete: (change) =>
        change.intent === 'accept-offer' && cancellation?.reason ? { ...change, reason: cancellation.reason } : change,
      confirm: (quote) => (isPositiveMoney(quote.dueNow.total) ? confirmText(quote, context) : l.t('confirmOffer')),
      done: (result) => doneOutcome(result, context),
    };
  };
}
