export { createGateway, type Gateway } from './gateway.js';
export { generateSigningKey, type SigningKey } from './sessions/keys.js';
export { createMemoryStore, type GatewayStore, type MemoryStoreOptions } from './store.js';
export { parseOffers, type Offers } from './offers/schema.js';
export type { GatewayOptions, LogEntry, VisitorCheck } from './options.js';
export type { CancellationNotice, PurchaseNotice, Receipt, WithdrawalNotice } from './receipts.js';
export type { Limit, Limits } from './limits.js';
export type { RateAsset, RatesOptions } from './rates/options.js';
export { SCOPES, type Scope } from './sessions/scopes.js';
