import '../../support/steady-day.js';
import { openDatabase } from '../../../demo/sandbox/index.js';
import { listenTo } from '../../support/callouts.js';
import { orderFor } from '../../support/sandbox-orders.js';
import { startSandbox } from '../../support/sandbox.js';

/** Program that runs a sandbox on a database folder and places an order. The requests of its callouts never complete. */
const folder = process.argv[2];
if (folder === undefined) throw new Error('The folder is missing. Pass it as the first argument.');
const started = await startSandbox({
  database: await openDatabase({ folder }),
  calloutFetch: () => {
    process.stdout.write('sending\n');
    return new Promise(() => undefined);
  },
});
await listenTo(started, 'OrderProcessed');
await listenTo(started, 'NewSubscriptionCreated');
await started.call('/v1/orders', { json: orderFor({ orderDate: await started.sandbox.today(), orderNumber: 'O-untold' }) });
process.stdout.write('answered\n');
setInterval(() => undefined, 60_000);
