import { operation } from '../operation.js';
import { usage, usageAdvice, usageAdviceRequest, usageGuardRequest, usageGuards, usageRequest } from '../../schemas/storefront/usage.js';

/** What was used, by charge and day, with the guards the subscriber set. */
export const getUsage = operation({
  name: 'storefront.usage',
  method: 'GET',
  path: '/storefront/usage',
  request: usageRequest,
  response: usage,
  retry: 'safe',
});

/** What the usage of the last periods would have cost on each plan. */
export const getUsageAdvice = operation({
  name: 'storefront.usage.advice',
  method: 'GET',
  path: '/storefront/usage/advice',
  request: usageAdviceRequest,
  response: usageAdvice,
  retry: 'safe',
});

/** Sets or takes away a spending guard; answers those in force. */
export const setUsageGuard = operation({
  name: 'storefront.usage-guard',
  method: 'PUT',
  path: '/storefront/usage-guard',
  request: usageGuardRequest,
  response: usageGuards,
  retry: 'keyed',
});
