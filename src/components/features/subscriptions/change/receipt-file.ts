import { lastDayOfService } from '../../../../api/plain-date/plain-date.js';
import type { CancellationReceipt } from '../../../../api/schemas/storefront/changes.js';
import { safeFileName, saveBlob } from '../../../primitives/save-file.js';
import type { ChangeLocalizer } from './change-form.js';

/** Escapes text for HTML. */
const plain = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:42rem;margin:3rem auto;padding:0 1.5rem;color-scheme:light dark}' +
  'dl{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1.5rem}dt{opacity:.75}dd{margin:0;overflow-wrap:anywhere}';

/** Returns the confirmation of a cancellation as an HTML page without scripts and external files. */
export function receiptPage(receipt: CancellationReceipt, l: ChangeLocalizer): string {
  const { orderNumber, subscriptionNumber, receivedAt, endDate, credit, digest } = receipt;
  const at = new Intl.DateTimeFormat(l.locale, { dateStyle: 'long', timeStyle: 'long' });
  const time = Number.isNaN(Date.parse(receivedAt)) ? receivedAt : at.format(new Date(receivedAt));
  const title = l.t('receiptTitle', { order: orderNumber });
  const rows: readonly (readonly [string, string])[] = [
    [l.t('receiptSubscription'), subscriptionNumber],
    [l.t('receiptAt'), time],
    [l.t('receiptEnd'), l.date(lastDayOfService(endDate))],
    ...(credit ? [[l.t('receiptCredit'), l.money(credit)] as const] : []),
    [l.t('receiptDigest'), digest],
  ];
  return `<!doctype html>
<html lang="${plain(l.locale)}" dir="${l.direction}"><head><meta charset="utf-8"><title>${plain(title)}</title><style>${STYLE}</style></head>
<body><h1>${plain(title)}</h1><dl>${rows.map(([label, value]) => `<dt>${plain(label)}</dt><dd>${plain(value)}</dd>`).join('')}</dl></body></html>
`;
}

/** Downloads the confirmation as a file. */
export function downloadReceipt(receipt: CancellationReceipt, l: ChangeLocalizer): void {
  const name = safeFileName(`${l.t('receiptFile')}-${receipt.orderNumber}`);
  saveBlob(new Blob([receiptPage(receipt, l)], { type: 'text/html' }), `${name}.html`);
}
