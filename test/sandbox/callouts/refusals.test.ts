import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenTo } from '../../support/callouts.js';
import { reasonsOf } from '../../support/sandbox-orders.js';
import { startSandbox, type StartedSandbox } from '../../support/sandbox.js';

let started: StartedSandbox;
beforeAll(async () => {
  started = await startSandbox();
  await listenTo(started, 'InvoicePosted', {}, { name: 'taken' });
  await trigger('Taken', 'Account', "changeType == 'DELETE'");
});
afterAll(() => started.close());

const trigger = (name: string, baseObject: string, condition: string) =>
  started.call('/events/event-triggers', { json: { active: true, baseObject, condition, eventType: { name, displayName: name } } });

function expectRefusal(body: unknown, category: number, name: string): void {
  const reasons = reasonsOf(body);
  expect(reasons.map((reason) => reason.category)).toEqual([category]);
  expect(reasons[0]?.message).toContain(`'${name}'`);
}

describe('a notification definition', () => {
  it.each([
    [{ eventCategory: undefined }, 22, 'eventCategory'],
    [{ eventTypeName: 'InvoicePosted' }, 30, 'eventCategory'],
    [{ eventCategory: undefined, eventTypeName: 'InvoiceEaten' }, 20, 'eventTypeName'],
    [{ eventCategory: undefined, eventTypeName: 'OrderProcessed', eventTypeNamespace: 'user.notification' }, 20, 'eventTypeNamespace'],
    [{ name: 'taken' }, 30, 'name'],
    [{ callout: undefined }, 22, 'callout'],
    [{ calloutTemplateIds: ['none'], callout: undefined }, 20, 'calloutTemplateIds.0'],
    [{ calloutTemplateIds: ['none'] }, 30, 'callout'],
    [{ emailActive: true }, 30, 'emailActive'],
    [{ filterRule: { condition: 'Invoice.Amount >', parameters: {} } }, 20, 'filterRule.condition'],
    [{ filterRule: { condition: 'Invoice.Mood == 1', parameters: {} } }, 20, 'filterRule.condition'],
    [{ filterRule: { condition: '_A == 1', parameters: { _A: {} } } }, 22, 'filterRuleParams._A'],
    [{ filterRuleParams: { _A: '1' } }, 20, 'filterRuleParams._A'],
  ])('with invalid fields is refused: %j', async (changes, category, name) => {
    const callout = { name: 'posted', calloutBaseurl: 'https://receiver.test/', httpMethod: 'POST' };
    const json = { name: 'posted', eventCategory: 1110, callout, ...changes };
    const { body } = await started.call('/notifications/notification-definitions', { json });
    expectRefusal(body, category, name);
    expect((await started.call('/notifications/notification-definitions')).body).toMatchObject({ data: [{ name: 'taken' }] });
  });

  it.each([
    [{ calloutBaseurl: 'file:///etc/passwd' }, 20, 'callout.calloutBaseurl'],
    [{ calloutBaseurl: 'https://<Account.Name>/' }, 20, 'callout.calloutBaseurl'],
    [{ calloutBaseurl: 'https://me:you@receiver.test/' }, 20, 'callout.calloutBaseurl'],
    [{ calloutBaseurl: 'https://receiver.test/{{Account.Password}}' }, 20, 'callout.calloutBaseurl'],
    [{ calloutParams: { said: '<Secret.Key>' } }, 20, 'callout.calloutParams.said'],
    [{ requiredAuth: true }, 22, 'callout.calloutAuth.username'],
    [{ requiredOauth2: true }, 30, 'callout.requiredOauth2'],
  ])('with an invalid callout is refused: %j', async (changes, category, name) => {
    const callout = { name: 'posted', calloutBaseurl: 'https://receiver.test/', httpMethod: 'POST', ...changes };
    const { body } = await started.call('/notifications/notification-definitions', {
      json: { name: 'posted', eventCategory: 1110, callout },
    });
    expectRefusal(body, category, name);
  });
});

describe('an event trigger', () => {
  it.each([
    ['Mood', "changeType == 'INSERT'", 'New', 20, 'baseObject'],
    ['Account', "changeType = 'INSERT'", 'New', 20, 'condition'],
    ['Account', "Invoice.Status == 'Posted'", 'New', 20, 'condition'],
    ['Account', "changeType == 'INSERT'", 'InvoicePosted', 30, 'eventType.name'],
    ['Account', "changeType == 'INSERT'", 'Taken', 30, 'eventType.name'],
  ])('over %s by %s for %s is refused', async (object, condition, name, category, field) => {
    expectRefusal((await trigger(name, object, condition)).body, category, field);
  });
});
