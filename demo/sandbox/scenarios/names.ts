/** Account states that `POST /sandbox/scenarios/<name>` can create. */
export const SCENARIO_NAMES = [
  'past-due',
  'trial-ending',
  'cancelled-access',
  'mid-month',
  'mid-year',
  'card-expiring',
  'heavy-usage',
  'suspended',
  'scheduled-downgrade',
  'invoices-10000',
] as const;

export type ScenarioName = (typeof SCENARIO_NAMES)[number];

export function isScenarioName(text: string): text is ScenarioName {
  return SCENARIO_NAMES.some((name) => name === text);
}
