/** Compares what previews predicted with what was billed. */
import { isDeepStrictEqual } from 'node:util';
import type { BillingDocument } from './documents.js';

/** Bills that a preview predicts for an account. */
export interface Prediction {
  account: string;
  /** Kind of preview, and the account's orders so far, for error messages. */
  source: string;
}

/** Documents that an order preview predicted for the day of the order. */
export interface OrderPrediction extends Prediction {
  documents: BillingDocument[];
  /** Numbers of the documents that the order created. */
  written: string[];
  /** True if the order creates a subscription, whose number the preview could not know. */
  isNew: boolean;
}

/** Documents predicted for the daily bill runs from the day after `from` through `through`. Only lines of `subscriptions` are compared. */
export interface RunPrediction extends Prediction {
  from: string;
  through: string;
  subscriptions: string[];
  documents: BillingDocument[];
}

/** Lines predicted for all daily bill runs of an account, regardless of the bill they are on. */
export interface AccountPrediction extends Prediction {
  from: string;
  through: string;
  lines: string[];
}

export interface Predictions {
  orders: OrderPrediction[];
  runs: RunPrediction[];
  accounts: AccountPrediction[];
}

/** Difference between a preview and the documents created. */
export interface Difference {
  source: string;
  previewed: string[];
  billed: string[];
}

const isEmpty = ({ lines }: BillingDocument): boolean => lines.every((line) => line.isZero);

const documentText = ({ kind, date, amount, lines }: BillingDocument, isNew: boolean): string =>
  [`${kind} ${date} ${amount}`, ...lines.map((line) => `${isNew ? '' : line.subscription} ${line.text}`).sort()].join(' | ');

const linesOf = (document: BillingDocument, subscriptions: readonly string[]): string[] =>
  document.lines
    .filter((line) => !line.isZero && subscriptions.includes(line.subscription))
    .map((line) => `${document.date} ${document.kind} ${line.subscription} ${line.text}`);

/** Returns the wrong predictions, and the number of compared bills and lines. */
export function differences(predictions: Predictions, written: readonly BillingDocument[]): { found: Difference[]; compared: number } {
  const found: Difference[] = [];
  let compared = 0;
  const compare = ({ account, source }: Prediction, previewed: string[], billed: string[]): void => {
    compared += Math.max(previewed.length, billed.length);
    if (isDeepStrictEqual(previewed.sort(), billed.sort())) return;
    found.push({
      source: `${account}: ${source}`,
      previewed: previewed.filter((line) => !billed.includes(line)),
      billed: billed.filter((line) => !previewed.includes(line)),
    });
  };
  const orderDocuments = new Set(predictions.orders.flatMap((prediction) => prediction.written));
  const byRun = written.filter(({ number }) => !orderDocuments.has(number));
  const during = ({ account, from, through }: RunPrediction | AccountPrediction): BillingDocument[] =>
    byRun.filter((document) => document.account === account && document.date > from && document.date <= through);
  for (const prediction of predictions.orders) {
    const own = written.filter(({ number }) => prediction.written.includes(number));
    compare(
      prediction,
      prediction.documents.filter((document) => !isEmpty(document)).map((document) => documentText(document, prediction.isNew)),
      own.map((document) => documentText(document, prediction.isNew)),
    );
  }
  for (const prediction of predictions.runs) {
    const { from, through, subscriptions } = prediction;
    const own = prediction.documents.filter(({ date }) => date > from && date <= through);
    compare(
      prediction,
      own.flatMap((document) => linesOf(document, subscriptions)),
      during(prediction).flatMap((document) => linesOf(document, subscriptions)),
    );
  }
  for (const prediction of predictions.accounts) {
    const billed = during(prediction).flatMap(({ kind, lines }) =>
      lines.filter((line) => !line.isZero).map((line) => `${kind} ${line.subscription} ${line.text}`),
    );
    compare(prediction, [...prediction.lines], billed);
  }
  return { found, compared };
}
