import type { CommandRow } from '../run.js';
import { defineDev } from './dev.js';
import { defineDoctor } from './doctor.js';
import { defineEvents } from './events.js';
import { defineGateway } from './gateway.js';
import { defineKeys } from './keys.js';
import { defineInit } from './init.js';
import { defineOffers } from './offers.js';

/** All commands, in the order of the help. To add a command, write one file in this folder and add one row here. */
export const commands: readonly CommandRow[] = [
  { name: 'init', summary: 'create offers file, keys, gateway and page for your catalog', define: defineInit },
  { name: 'gateway', summary: 'run the gateway between your pages and the billing platform', define: defineGateway },
  { name: 'keys', summary: 'create keys for pages, for your server and for sessions', define: defineKeys },
  { name: 'offers', summary: 'check, describe and compare offers files', define: defineOffers },
  { name: 'events', summary: 'list events that could not be delivered, and deliver them again', define: defineEvents },
  { name: 'dev', summary: 'run a billing sandbox and a gateway for your own page', define: defineDev },
  { name: 'doctor', summary: 'check a page and its gateway, or a tenant of the billing platform', define: defineDoctor },
];
