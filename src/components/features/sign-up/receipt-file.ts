import type { PurchaseReceipt } from '../../../api/schemas/storefront/purchase.js';
import type { QuoteBill } from '../../../api/schemas/storefront/quote.js';
import { safeFileName, saveBlob } from '../../primitives/save-file.js';
import type { InvoicingTexts } from '../invoicing/invoicing-texts.js';
import { quoteSentence, quoteTerms, type QuoteLocalizer } from '../quote/quote-texts.js';
import type { SignUpStepsLocalizer } from './sign-up-view.js';

/** Escapes text for HTML. */
const plain = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:42rem;margin:3rem auto;padding:0 1.5rem;color-scheme:light dark}' +
  'table{width:100%;border-collapse:collapse;margin:0 0 1.5rem}td{padding:.35rem 0;vertical-align:top;border-bottom:1px solid #8884}' +
  'td+td{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}tr:last-child td{font-weight:650;border:0}' +
  'small{opacity:.75}code{overflow-wrap:anywhere}';

/** Returns the receipt as an HTML page without scripts and external files. */
export function receiptPage(receipt: PurchaseReceipt, l: SignUpStepsLocalizer, words: QuoteLocalizer, invoicing?: InvoicingTexts): string {
  const { orderNumber, acceptedAt, consents, quote, digest, invoicing: terms } = receipt;
  const sentence = (terms && invoicing?.sentence(terms)) ?? quoteSentence(quote, words);
  const details = (terms && invoicing?.rows(terms)) ?? [];
  const at = new Intl.DateTimeFormat(l.locale, { dateStyle: 'long', timeStyle: 'long' });
  const time = Number.isNaN(Date.parse(acceptedAt)) ? acceptedAt : at.format(new Date(acceptedAt));
  const title = l.t('receiptOf', { order: orderNumber });
  const bill = (heading: string, shown: QuoteBill): string =>
    `<h2>${plain(heading)}</h2><table><tbody>${[
      ...shown.lines.map(({ productName, chargeName, serviceStartDate, serviceEndDate, amount }): [string, string, string] => [
        `${productName}: ${chargeName}`,
        serviceStartDate && serviceEndDate
          ? words.t('served', { from: l.date(serviceStartDate, 'medium'), to: l.date(serviceEndDate, 'medium') })
          : '',
        l.money(amount),
      ]),
      [words.t(shown.taxIncluded ? 'taxIncluded' : 'tax'), '', l.money(shown.tax)] satisfies [string, string, string],
      [words.t('total'), '', l.money(shown.total)] satisfies [string, string, string],
    ]
      .map(
        ([name, note, amount]) =>
          `<tr><td>${plain(name)}${note ? `<br><small>${plain(note)}</small>` : ''}</td><td>${plain(amount)}</td></tr>`,
      )
      .join('')}</tbody></table>`;
  const item = (text: string): string => `<li>${plain(text)}</li>`;
  return `<!doctype html>
<html lang="${plain(l.locale)}" dir="${l.direction}"><head><meta charset="utf-8"><title>${plain(title)}</title><style>${STYLE}</style></head>
<body><h1>${plain(title)}</h1><p>${plain(l.t('acceptedAt', { time }))}</p><p>${plain(sentence)}</p>
<ul>${quoteTerms(quote, words).map(item).join('')}</ul>
${
  details.length > 0
    ? `<h2>${plain(invoicing?.t('howToPay') ?? '')}</h2><dl>${details.map(({ name, value }) => `<dt>${plain(name)}</dt><dd>${plain(value)}</dd>`).join('')}</dl>`
    : ''
}
${bill(words.t('todayOn', { date: l.date(quote.dueNow.date) }), quote.dueNow)}
${quote.next ? bill(words.t('next', { date: l.date(quote.next.date) }), quote.next) : ''}
${consents.length > 0 ? `<h2>${plain(l.t('agreedTo'))}</h2><ul>${consents.map(({ text, version, href }) => item(`${text} (${version})${href ? ` ${href}` : ''}`)).join('')}</ul>` : ''}
<p><small>${plain(l.t('receiptDigest'))} <code>${plain(digest)}</code></small></p></body></html>
`;
}

/** Downloads a receipt as a file. */
export function downloadReceipt(
  receipt: PurchaseReceipt,
  l: SignUpStepsLocalizer,
  words: QuoteLocalizer,
  invoicing?: InvoicingTexts,
): void {
  const name = safeFileName(`${l.t('receiptFile')}-${receipt.orderNumber}`);
  saveBlob(new Blob([receiptPage(receipt, l, words, invoicing)], { type: 'text/html' }), `${name}.html`);
}
