import { html, nothing, type TemplateResult } from 'lit';
import { checkNotice } from '../../primitives/check-notice.js';
import { linkOrButton } from '../../primitives/link-or-button.js';
import { notice } from '../../primitives/notice.js';
import { safeHref } from '../../primitives/safe-link.js';
import { fieldValue } from './details.js';
import type { SignUpView } from './sign-up-view.js';

/** Returns the status of the order as text; empty if there is nothing to report. */
export function orderStatusText(view: SignUpView): string {
  const { l, purchase, quote, wait } = view;
  const { status, problem, confirmed, details } = purchase;
  if (status === 'sending') return l.t('sendingLong');
  if (status === 'checking') return l.t('checking');
  if (status === 'other-tab') return l.t('otherTab');
  switch (problem?.kind) {
    case 'quote-changed': {
      const [before, now] = [confirmed?.dueNow.total, quote?.dueNow.total];
      if (!before || !now || before.amount === now.amount) return l.t('quoteChangedSame');
      return l.t('quoteChanged', { before: l.money(before), now: l.money(now) });
    }
    case 'account-exists':
      return l.t('accountExists', { email: fieldValue(details, 'email') });
    case 'visitor':
      return l.t('visitorRefused');
    case 'signed-in':
      return l.t('signedIn');
    case 'already-subscribed':
      return l.t('alreadySubscribed');
    case 'one-subscription':
      return l.t('oneSubscription');
    case 'session-ended':
      return l.t('sessionEnded');
    case 'consents-changed':
      return l.t('consentsChanged');
    case 'vetoed':
      return l.t('vetoed');
    case 'rate-limit':
      return wait > 0 ? l.t('tooMany', { count: wait }) : l.t('tryNow');
    case 'not-applied':
      return problem.requestId ? l.t('notDoneReference', { reference: problem.requestId }) : l.t('notDone');
    default:
      return '';
  }
}

/** Renders the status of the order with the available actions. */
export function renderOrderStatus(view: SignUpView): TemplateResult | typeof nothing {
  const { l, purchase, isAttempting, actions, settings } = view;
  const text = orderStatusText(view);
  if (text === '') return nothing;
  const { status, problem } = purchase;
  if (status === 'sending') return notice({ kind: 'checking', text });
  if (status === 'checking' || status === 'other-tab') {
    return checkNotice({
      kind: status === 'checking' ? 'checking' : 'warning',
      text,
      label: l.t('checkNow'),
      busyLabel: l.t('asking'),
      isAttempting,
      onCheck: actions.check,
    });
  }
  if (problem?.kind === 'account-exists') {
    return html`${notice({ kind: 'warning', text })}
      <div class="links">
        ${linkOrButton(settings.signInHref, l.t('signIn'), () => actions.signIn('account-exists'))}
        <button class="button" type="button" @click=${actions.editEmail}>${l.t('otherEmail')}</button>
      </div>`;
  }
  if (problem?.kind === 'session-ended') {
    return html`${notice({ kind: 'warning', text })}
      <div class="links">${linkOrButton(settings.signInHref, l.t('signIn'), () => actions.signIn('session-expired'))}</div>`;
  }
  const kind = problem?.kind;
  if (kind === 'signed-in' || kind === 'already-subscribed' || kind === 'one-subscription') {
    const href = safeHref(settings.accountHref);
    return html`${notice({ kind: 'info', text })}${href ? html`<p><a href=${href}>${l.t('toAccount')}</a></p>` : nothing}
    ${
      kind === 'already-subscribed'
        ? html`<div class="links">
            <button class="button" type="button" part="again" @click=${actions.buyAgain}>${l.t('addSecond')}</button>
          </div>`
        : nothing
    }`;
  }
  return notice({ kind: problem?.kind === 'not-applied' ? 'error' : 'warning', text });
}
