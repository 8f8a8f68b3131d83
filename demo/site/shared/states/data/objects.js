// @ts-check
/** Objects of the billing platform for the staff elements. */

const FIELDS = [
  ['Id', 'text'],
  ['AccountNumber', 'text'],
  ['Name', 'text'],
  ['Status', 'picklist', ['Draft', 'Active', 'Canceled']],
  ['Currency', 'text'],
  ['AutoPay', 'boolean'],
  ['BillCycleDay', 'integer'],
  ['BillToId', 'text'],
  ['Notes', 'text'],
];

const label = (/** @type {string} */ name) => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2');

/** Response that describes the account object. */
export const account = () =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?><object><name>Account</name><label>Account</label><fields>${FIELDS.map(
      ([name, type, options]) =>
        `<field><name>${name}</name><label>${label(String(name))}</label><type>${type}</type><contexts><context>soap</context></contexts>${
          Array.isArray(options) ? `<options>${options.map((option) => `<option>${option}</option>`).join('')}</options>` : ''
        }</field>`,
    ).join('')}</fields><related-objects></related-objects></object>`,
    { headers: { 'content-type': 'text/xml; charset=utf-8' } },
  );

const NAMES = [
  'Okafor Cartography',
  'Front Range Rail Authority',
  'Atelier du Relief',
  'Stadtnetz Leipzig GmbH',
  'Andes Trek S.A.C.',
  'Volta Field Systems',
  'Cascadia Utility District',
  'Lakeshore Transit Analytics Inc.',
];

const records = NAMES.map((Name, index) => ({
  Id: `2c92a0fd54b2c0a00154c2c0a0000${index}`,
  AccountNumber: `A0000000${index + 1}`,
  Name,
  Status: 'Active',
  Currency: index === 2 || index === 3 ? 'EUR' : 'USD',
  AutoPay: true,
  BillCycleDay: 22,
  BillToId: `2c92a0fd54b2c0a00154c2c0a0001${index}`,
}));

export const accounts = { size: 8, done: true, records };
export const nothing = { size: 0, done: true };
export const oneAccount = { size: 1, done: true, records: records.slice(0, 1) };

/** Permissions of a staff member who may read and change all objects. */
export const permissions = { staffId: 'ada', scopes: ['objects:read', 'objects:write'] };

/** Results of an update of all records. The first three records are refused. */
export const results = records.map(({ Id }, index) =>
  index < 3
    ? { Success: false, Id, Errors: [{ Code: 'INVALID_VALUE', Message: 'The account has open invoices.' }] }
    : { Success: true, Id },
);
