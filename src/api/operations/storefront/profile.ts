import { operation } from '../operation.js';
import { empty } from '../../schemas/storefront/nothing.js';
import { profile, profileChange } from '../../schemas/storefront/profile.js';

/** Reads name, contacts and payment method of the session's account. */
export const getProfile = operation({
  name: 'storefront.profile',
  method: 'GET',
  path: '/storefront/profile',
  request: empty,
  response: profile,
  retry: 'safe',
  shows: ['profile', 'billing', 'methods'],
});

/** Updates fields of the session's account. Returns the updated profile. */
export const updateProfile = operation({
  name: 'storefront.profile.update',
  method: 'PUT',
  path: '/storefront/profile',
  request: profileChange,
  response: profile,
  retry: 'keyed',
  affects: ['profile'],
});
