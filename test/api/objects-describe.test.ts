import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStorefrontError } from '../../src/api/errors.js';
import { createObjects, parseDescription } from '../../src/api/objects/index.js';
import { parseXml } from '../../src/api/objects/xml.js';
import { failure, rig } from '../support/client-under-test.js';
import type { Step } from '../support/scripted-server.js';
import '../support/property-runs.js';

const CHARGE = `<?xml version="1.0" encoding="UTF-8"?>
<object href="https://rest.example/v1/describe/ProductRatePlanCharge">
  <!-- as the platform writes it -->
  <name>ProductRatePlanCharge</name>
  <label>Product Rate Plan Charge</label>
  <fields>
    <field>
      <name>TaxMode</name>
      <label>Tax &amp; Mode</label>
      <type>picklist</type>
      <options><option>TaxExclusive</option><option>TaxInclusive</option></options>
      <contexts><context>export</context><context>soap</context></contexts>
      <maxlength>13</maxlength>
    </field>
    <field><name>Weight__c</name><label/><type>decimal</type><contexts/></field>
    <field><name>Note__c</name><label><![CDATA[a < b & c]]></label><type>rich text</type></field>
  </fields>
  <related-objects>
    <object href="x"><name>ProductRatePlan</name><label>Plan &#228;</label><cardinality>n-to-1</cardinality><direct-relationship>true</direct-relationship><path>ProductRatePlan</path></object>
    <object><name>Product</name></object>
  </related-objects>
</object>`;

const xml =
  (text: string, status = 200): Step =>
  () =>
    new Response(text, { status, headers: { 'content-type': 'text/xml; charset=utf-8' } });

describe('a description', () => {
  it('is requested by type and parsed from XML', async () => {
    const { client, server } = rig([xml(CHARGE)]);
    expect(await createObjects(client).describe('ProductRatePlanCharge', { showRelationships: true })).toEqual({
      name: 'ProductRatePlanCharge',
      label: 'Product Rate Plan Charge',
      fields: [
        {
          name: 'TaxMode',
          label: 'Tax & Mode',
          type: 'picklist',
          contexts: ['export', 'soap'],
          options: ['TaxExclusive', 'TaxInclusive'],
        },
        { name: 'Weight__c', label: 'Weight__c', type: 'decimal', contexts: [], options: [] },
        { name: 'Note__c', label: 'a < b & c', type: 'rich text', contexts: [], options: [] },
      ],
      related: [
        { name: 'ProductRatePlan', label: 'Plan ä', cardinality: 'n-to-1', directRelationship: true, path: 'ProductRatePlan' },
        { name: 'Product', label: 'Product' },
      ],
    });
    expect(server.arrivals[0]?.url.href).toBe('https://billing.test/v1/describe/ProductRatePlanCharge?showRelationships=true');
  });

  it('of a type that does not exist is an error', async () => {
    const { client } = rig([xml('<?xml version="1.0"?><error/>', 404)]);
    expect(await failure(createObjects(client).describe('Nothing'))).toMatchObject({ type: 'not-found' });
  });

  it.each([
    ['something else', '<error><name>x</name></error>', 'schema-mismatch'],
    ['an object without a name', '<object><label>x</label></object>', 'schema-mismatch'],
    ['a field without a type', '<object><name>x</name><fields><field><name>y</name></field></fields></object>', 'schema-mismatch'],
    ['nothing', '', 'bad-xml'],
    ['text', 'no xml', 'bad-xml'],
    ['a document type', '<!DOCTYPE object><object><name>x</name></object>', 'bad-xml'],
    ['an entity that grows', '<!DOCTYPE o [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><object><name>&b;</name></object>', 'bad-xml'],
    ['an entity that reads a file', '<!DOCTYPE o [<!ENTITY a SYSTEM "file:///etc/passwd">]><object><name>&a;</name></object>', 'bad-xml'],
    ['an undeclared entity', '<object><name>&nbsp;</name></object>', 'bad-xml'],
    ['an entity named like a property', '<object><name>&toString;</name></object>', 'bad-xml'],
    ['half an entity', '<object><name>a & b</name></object>', 'bad-xml'],
    ['a character that XML does not have', '<object><name>&#0;</name></object>', 'bad-xml'],
    ['half a surrogate pair', '<object><name>&#xD800;</name></object>', 'bad-xml'],
    ['a processing instruction', '<object><?php x ?><name>x</name></object>', 'bad-xml'],
    ['an unclosed element', '<object><name>x</name>', 'bad-xml'],
    ['overlapping elements', '<object><name>x</object></name>', 'bad-xml'],
    ['an end without a beginning', '<object/></object>', 'bad-xml'],
    ['two roots', '<object/><object/>', 'bad-xml'],
    ['text outside the root', '<object/>x', 'bad-xml'],
    ['an unclosed comment', '<object><!-- </object>', 'bad-xml'],
    ['21 levels', `${'<object>'.repeat(21)}${'</object>'.repeat(21)}`, 'bad-xml'],
    ['100,000 levels', '<object>'.repeat(100_000), 'bad-xml'],
    ['a document that is too long', `<object><name>${'x'.repeat(5_000_000)}</name></object>`, 'bad-xml'],
    ['a tag that never ends', `<object ${' '.repeat(1_000_000)}`, 'bad-xml'],
    ['attributes that never end', `<object ${'a="b" '.repeat(300_000)}`, 'bad-xml'],
  ])('is refused with %s', async (_, text, code) => {
    expect(await failure(parseDescription(text))).toMatchObject({ type: 'unexpected-response', code });
  });

  it('is not affected by names of inherited properties', async () => {
    const description = await parseDescription('<object><name>__proto__</name><constructor>x</constructor></object>');
    expect(description).toEqual({ name: '__proto__', label: '__proto__', fields: [], related: [] });
  });
});

describe('the reader of XML', () => {
  const escapeXml = (text: string) => text.replace(/[<&>]/g, (mark) => `&#${mark.charCodeAt(0)};`);
  const written = fc.string({ unit: 'grapheme', maxLength: 30 }).filter((text) => !/\p{Cc}/u.test(text));

  it('reads back any written text', () => {
    fc.assert(
      fc.property(written, written, (first, second) => {
        const root = parseXml(`<a y="'"><b>${escapeXml(first)}</b><c><![CDATA[${second.replaceAll(']]>', '')}]]></c></a>`);
        expect(root.children.map(({ name, text }) => [name, text])).toEqual([
          ['b', first],
          ['c', second.replaceAll(']]>', '')],
        ]);
      }),
    );
  });

  it('parses or refuses any input, and never fails in another way', () => {
    const parts = fc.constantFrom(
      '<',
      '>',
      '</',
      '/>',
      '<a>',
      '</a>',
      '<a ',
      'b="c"',
      '&',
      '&amp;',
      ';',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?',
      '?>',
      'x',
      ' ',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(parts, { maxLength: 30 }).map((found) => found.join('')),
        ),
        (text) => {
          try {
            expect(parseXml(text).name).not.toBe('');
          } catch (error) {
            expect(isStorefrontError(error) && error.code).toBe('bad-xml');
          }
        },
      ),
    );
  });
});
