import { openDatabase } from '../../../demo/sandbox/index.js';
import { orderFor } from '../../support/sandbox-orders.js';
import { startSandbox } from '../../support/sandbox.js';

/** Runs a sandbox on a folder, places an order, says what was answered and goes on running until somebody kills it. */
const folder = process.argv[2];
if (folder === undefined) throw new Error('Say which folder.');
const database = await openDatabase({ folder });
const started = await startSandbox({ database });
const { body } = await started.call('/v1/orders', {
  json: orderFor({ orderDate: await started.sandbox.today(), orderNumber: 'O-acknowledged' }),
  headers: { 'idempotency-key': 'durable' },
});
process.stdout.write(`${JSON.stringify(body)}\n`);
setInterval(() => undefined, 60_000);
