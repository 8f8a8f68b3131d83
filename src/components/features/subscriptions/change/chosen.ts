import { html, nothing, type TemplateResult } from 'lit';
import type { ChangeQuote } from '../../../../api/schemas/storefront/changes.js';
import type { IsoDate } from '../../../../api/schemas/values.js';
import { notice } from '../../../primitives/notice.js';
import { quoteChange } from './conflict.js';
import { renderEffect, renderEffectStandIn } from './effect.js';
import { quoteProblem } from './quote-problem.js';
import type { ChangeQuotes } from './quotes.js';
import type { TaskSpeech } from './speech.js';

export interface ChosenView {
  readonly speech: TaskSpeech;
  readonly today: IsoDate | undefined;
  readonly quotes: ChangeQuotes;
  /** Whether something is chosen that differs from now. */
  readonly chosen: boolean;
  /** Whether the subscription allows it at all. */
  readonly possible: boolean;
  /** The quote that was confirmed last. */
  readonly confirmed: ChangeQuote | undefined;
  /** It was sent, and nothing of it may be edited. */
  readonly underWay: boolean;
}

/** What comes of what is chosen, or why nobody can say so yet. */
export function renderChosen(view: ChosenView): TemplateResult | typeof nothing {
  const { quotes, confirmed } = view;
  const { l } = view.speech;
  if (view.underWay) return confirmed ? renderQuote(confirmed, false, view) : nothing;
  if (!view.chosen) return html`<p class="detail">${l.t(view.possible ? 'chooseFirst' : 'impossible')}</p>`;
  const { current, error, last } = quotes;
  const problem = current ? undefined : quoteProblem(error, l);
  if (problem !== undefined) {
    return notice({ kind: 'error', text: problem, action: { label: l.t('tryAgain'), onClick: () => void quotes.refresh() } });
  }
  const quote = current ?? last;
  return quote ? renderQuote(quote, !current, view) : renderEffectStandIn();
}

function renderQuote(quote: ChangeQuote, busy: boolean, { speech, today, confirmed }: ChosenView): TemplateResult {
  const before = quoteChange(confirmed, quote, speech.l) === undefined ? undefined : confirmed;
  return renderEffect(quote, { l: speech.l, quoteWords: speech.quotes, today, before, busy });
}
