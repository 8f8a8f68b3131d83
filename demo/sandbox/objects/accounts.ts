import { billingOperations as rows } from '../../../src/generated/api/operations/index.js';
import { removeUsage } from '../engine/usages.js';
import { narrowInput, parseInput } from '../http/input.js';
import { addAccountObject, removeAccountObject, writeAccountObject } from '../handlers/account-objects.js';
import { addContactObject, removeContactObject, writeContactObject } from '../handlers/contact-objects.js';
import { recordUsage, writeUsage } from '../handlers/usages.js';
import { createAccountObjectInput, updateAccountObjectInput } from '../supported/account-objects.js';
import {
  createContactObjectInput,
  updateContactObjectInput,
  type CreateContactObjectInput,
  type UpdateContactObjectInput,
} from '../supported/contact-objects.js';
import { createUsageRequest } from '../../../src/generated/api/schemas/usage.js';
import { updateUsageInput } from '../supported/usages.js';
import type { ObjectFields, ObjectType } from './object-type.js';

/** Renames `CommunicationProfileId` to `communicationProfileId`, as the account operations spell it. */
function withProfile({ CommunicationProfileId, ...fields }: ObjectFields): ObjectFields {
  return { ...fields, ...(CommunicationProfileId !== undefined && { communicationProfileId: CommunicationProfileId }) };
}

/** Types of account, contact and usage objects. */
export const ACCOUNT_TYPES = {
  Account: {
    creates: {
      input: createAccountObjectInput,
      run: (fields, call) => {
        const input = parseInput(rows.createAccountObject, 'accounts', withProfile(fields));
        return addAccountObject(narrowInput(createAccountObjectInput, 'accounts', input), call);
      },
    },
    updates: {
      input: updateAccountObjectInput,
      run: (id, fields, emptied, call) => {
        const input = parseInput(rows.updateAccountObject, 'accounts', { ...withProfile(fields), id });
        return writeAccountObject(narrowInput(updateAccountObjectInput, 'accounts', input), emptied, call);
      },
    },
    removes: removeAccountObject,
  },
  Contact: {
    creates: {
      input: createContactObjectInput,
      run: (fields, call) =>
        addContactObject(
          parseInput<CreateContactObjectInput>({ ...rows.createContact, request: createContactObjectInput }, 'accounts', fields),
          call,
        ),
    },
    updates: {
      input: updateContactObjectInput,
      run: (id, fields, emptied, call) => {
        const input = parseInput<UpdateContactObjectInput>(
          { ...rows.updateContact, request: updateContactObjectInput },
          'accounts',
          fields,
        );
        return writeContactObject(id, input, emptied, call);
      },
    },
    removes: removeContactObject,
  },
  Usage: {
    creates: { input: createUsageRequest, run: (fields, call) => recordUsage(parseInput(rows.createUsage, 'usage', fields), call) },
    updates: {
      input: updateUsageInput,
      run: (id, fields, emptied, call) => {
        const input = parseInput(rows.updateUsage, 'usage', { ...fields, id });
        return writeUsage(narrowInput(updateUsageInput, 'usage', input), emptied, call);
      },
    },
    removes: (id, call) => removeUsage(call.tx, id),
  },
} satisfies Record<string, ObjectType>;
