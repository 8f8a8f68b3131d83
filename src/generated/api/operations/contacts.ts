// Written by scripts/contract/generate.ts from the public definition. Change that, not this.
import { operation } from '../../../api/operations/operation.js';
import { createContactRequest, getContactResponse, getContactRequest, updateContactRequest } from '../schemas/contacts.js';
import { commonResponse } from '../schemas/shared.js';

/** Create contact. `POST /v1/contacts`. */
export const createContact = /* @__PURE__ */ operation({
  name: 'contacts.create',
  method: 'POST',
  path: '/v1/contacts',
  request: createContactRequest,
  response: getContactResponse,
  retry: 'keyed',
});

/** One contact. `GET /v1/contacts/{contactId}`. */
export const getContact = /* @__PURE__ */ operation({
  name: 'contacts.get',
  method: 'GET',
  path: '/v1/contacts/{contactId}',
  request: getContactRequest,
  response: getContactResponse,
  retry: 'safe',
});

/** Change contact. `PUT /v1/contacts/{contactId}`. */
export const updateContact = /* @__PURE__ */ operation({
  name: 'contacts.update',
  method: 'PUT',
  path: '/v1/contacts/{contactId}',
  request: updateContactRequest,
  response: getContactResponse,
  retry: 'never',
});

/** Delete contact. `DELETE /v1/contacts/{contactId}`. */
export const deleteContact = /* @__PURE__ */ operation({
  name: 'contacts.delete',
  method: 'DELETE',
  path: '/v1/contacts/{contactId}',
  request: getContactRequest,
  response: commonResponse,
  retry: 'never',
});

/** Erase personal data of a contact. `PUT /v1/contacts/{contactId}/scrub`. */
export const scrubContact = /* @__PURE__ */ operation({
  name: 'contacts.scrub',
  method: 'PUT',
  path: '/v1/contacts/{contactId}/scrub',
  request: getContactRequest,
  response: commonResponse,
  retry: 'never',
});
