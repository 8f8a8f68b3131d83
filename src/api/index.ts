export * from './browser.js';
export * from './credentials/index.js';
