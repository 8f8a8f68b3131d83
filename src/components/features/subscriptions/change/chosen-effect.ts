import { html, nothing, type TemplateResult } from 'lit';
import type { ChangeQuote } from '../../../../api/schemas/storefront/changes.js';
import type { IsoDate } from '../../../../api/schemas/values.js';
import { notice } from '../../../primitives/notice.js';
import { quoteConflictText } from './conflict-text.js';
import { renderEffect, renderEffectSkeleton } from './change-effect.js';
import { quoteErrorText } from './quote-error-text.js';
import type { ChangeQuotes } from './change-quotes.js';
import type { TaskLocalizers } from './task-messages.js';

interface ChosenEffectView {
  readonly localizers: TaskLocalizers;
  readonly today: IsoDate | undefined;
  readonly quotes: ChangeQuotes;
  /** True if the choice differs from the current state. */
  readonly chosen: boolean;
  /** True if the subscription allows the change. */
  readonly possible: boolean;
  /** Last confirmed quote. */
  readonly confirmed: ChangeQuote | undefined;
  /** True if the change was sent, so that it cannot be edited. */
  readonly underWay: boolean;
}

/** Renders the effect of the chosen change, or the reason why it is unknown. */
export function renderChosenEffect(view: ChosenEffectView): TemplateResult | typeof nothing {
  const { quotes, confirmed } = view;
  const { l } = view.localizers;
  if (view.underWay) return confirmed ? renderQuote(confirmed, false, view) : nothing;
  if (!view.chosen) return html`<p class="detail">${l.t(view.possible ? 'chooseFirst' : 'impossible')}</p>`;
  const { current, error, last } = quotes;
  const problem = current ? undefined : quoteErrorText(error, l);
  if (problem !== undefined) {
    return notice({ kind: 'error', text: problem, action: { label: l.t('tryAgain'), onClick: () => void quotes.refresh() } });
  }
  const quote = current ?? last;
  return quote ? renderQuote(quote, !current, view) : renderEffectSkeleton();
}

function renderQuote(quote: ChangeQuote, busy: boolean, { localizers, today, confirmed }: ChosenEffectView): TemplateResult {
  const before = quoteConflictText(confirmed, quote, localizers.l) === undefined ? undefined : confirmed;
  return renderEffect(quote, { l: localizers.l, quoteLocalizer: localizers.quotes, today, before, busy });
}
