import { operation } from '../operation.js';
import { usage, usageAdvice, usageAdviceRequest, usageGuardRequest, usageGuards, usageRequest } from '../../schemas/storefront/usage.js';

/** Lists usage by charge and day, with the spending guards of the subscriber. */
export const getUsage = operation({
  name: 'storefront.usage',
  method: 'GET',
  path: '/storefront/usage',
  request: usageRequest,
  response: usage,
  retry: 'safe',
  shows: ['usage', 'subscriptions'],
});

/** Compares plans: what recent usage would have cost on each plan. */
export const getUsageAdvice = operation({
  name: 'storefront.usage.advice',
  method: 'GET',
  path: '/storefront/usage/advice',
  request: usageAdviceRequest,
  response: usageAdvice,
  retry: 'safe',
  shows: ['subscriptions'],
});

/** Sets or removes a spending guard. Returns the active guards. */
export const setUsageGuard = operation({
  name: 'storefront.usage-guard',
  method: 'PUT',
  path: '/storefront/usage-guard',
  request: usageGuardRequest,
  response: usageGuards,
  retry: 'keyed',
  affects: ['usage'],
});
