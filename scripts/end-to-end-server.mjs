/**
 * Runs the demo for the end-to-end tests, like `npm start`, but with copies of cached databases instead of newly created sample data.
 *
 * PORT         first of four ports
 * DATA_FOLDER  empty folder for the databases
 */
import { register } from 'tsx/esm/api';

register();
const { seedDataFolder } = await import('../test/support/seeded-database.ts');
const folder = process.env.DATA_FOLDER;
if (folder === undefined) throw new Error('DATA_FOLDER is missing. Set it to an empty folder.');
await seedDataFolder(folder, new Date());
await import('./start.mjs');
