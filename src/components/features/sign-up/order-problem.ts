import { html, nothing, type TemplateResult } from 'lit';
import { notice } from '../../primitives/notice.js';
import { safeHref } from '../../primitives/safe-link.js';
import { typed } from './details.js';
import type { View } from './view.js';

/** What became of the order so far, in words; empty while there is nothing to say. */
export function orderWords(view: View): string {
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
      return l.t('accountExists', { email: typed(details, 'email') });
    case 'visitor':
      return l.t('visitorRefused');
    case 'signed-in':
      return l.t('signedIn');
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

/** The same, to be seen, with what one can do. */
export function orderProblem(view: View): TemplateResult | typeof nothing {
  const { l, purchase, attempting, actions, settings } = view;
  const text = orderWords(view);
  if (text === '') return nothing;
  const { status, problem } = purchase;
  if (status === 'sending') return notice({ kind: 'checking', text });
  if (status === 'checking' || status === 'other-tab') {
    const label = l.t(attempting ? 'asking' : 'checkNow');
    return notice({
      kind: status === 'checking' ? 'checking' : 'warning',
      text,
      action: { label, onClick: actions.ask, busy: attempting },
    });
  }
  if (problem?.kind === 'account-exists') {
    return html`${notice({ kind: 'warning', text })}
      <div class="ways">
        ${linkOrButton(settings.signInHref, l.t('signIn'), () => actions.signIn('account-exists'))}
        <button class="button" type="button" @click=${actions.editEmail}>${l.t('otherEmail')}</button>
      </div>`;
  }
  if (problem?.kind === 'session-ended') {
    return html`${notice({ kind: 'warning', text })}
      <div class="ways">${linkOrButton(settings.signInHref, l.t('signIn'), () => actions.signIn('session-expired'))}</div>`;
  }
  if (problem?.kind === 'signed-in') {
    const href = safeHref(settings.accountHref);
    return html`${notice({ kind: 'info', text })}${href ? html`<p><a href=${href}>${l.t('toAccount')}</a></p>` : nothing}`;
  }
  return notice({ kind: problem?.kind === 'not-applied' ? 'error' : 'warning', text });
}

/** A way on: a link where the page says where to, else a button that tells the page. */
export function linkOrButton(href: string | undefined, label: string, onClick: () => void): TemplateResult {
  const address = safeHref(href);
  return address
    ? html`<a class="button" href=${address} @click=${onClick}>${label}</a>`
    : html`<button class="button" type="button" @click=${onClick}>${label}</button>`;
}
