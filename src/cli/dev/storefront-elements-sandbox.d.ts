/** The package is optional, so that pages do not install it. `sandbox-package.ts` checks what it exports. */
declare module 'storefront-elements-sandbox' {
  export const startSandbox: unknown;
}
