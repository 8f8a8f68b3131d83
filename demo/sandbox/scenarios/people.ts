import { randomBytes } from 'node:crypto';
import type { SignUp } from '../seed/sign-up.js';
import type { ScenarioName } from './names.js';

type Person = SignUp['person'];

/** Fictional people, one per scenario. */
const PEOPLE: Readonly<Record<ScenarioName, Person>> = {
  'past-due': {
    firstName: 'Nadia',
    lastName: 'Belkacem',
    company: 'Atlas Parcel SARL',
    email: 'nadia.belkacem@example.com',
    address: { address1: '18 rue de la République', city: 'Marseille', postalCode: '13002', country: 'FR' },
  },
  'trial-ending': {
    firstName: 'Ruben',
    lastName: 'Castellanos',
    company: 'Mesa Verde Surveying',
    email: 'ruben.castellanos@example.com',
    address: { address1: '402 Main Avenue', city: 'Durango', state: 'Colorado', postalCode: '81301', country: 'US' },
  },
  'cancelled-access': {
    firstName: 'Ingrid',
    lastName: 'Aasen',
    company: 'Nordfjord Turlag',
    email: 'ingrid.aasen@example.org',
    address: { address1: 'Sjøgata 12', city: 'Florø', postalCode: '6900', country: 'NO' },
  },
  'mid-month': {
    firstName: 'Paola',
    lastName: 'Ferri-Conti',
    company: 'Sentieri Alti Srl',
    email: 'paola.ferri-conti@example.org',
    address: { address1: 'Via Garibaldi 21', city: 'Trento', postalCode: '38122', country: 'IT' },
  },
  'mid-year': {
    firstName: 'Tomasz',
    lastName: 'Wiśniewski',
    company: 'Bałtyk Żegluga',
    email: 'tomasz.wisniewski@example.com',
    address: { address1: 'ul. Długa 14', city: 'Gdańsk', postalCode: '80-831', country: 'PL' },
  },
  'card-expiring': {
    firstName: '健太',
    lastName: '森田',
    company: '森田地図工房',
    email: 'kenta.morita@example.com',
    address: { address1: '寺町通四条上る 32', city: '京都市下京区', state: '京都府', postalCode: '600-8032', country: 'JP' },
  },
  'heavy-usage': {
    firstName: 'Aisha',
    lastName: 'Mbeki-Larsen',
    company: 'Kopje Ride Hailing',
    email: 'aisha.mbeki-larsen@example.com',
    address: { address1: '55 Bree Street', city: 'Cape Town', postalCode: '8001', country: 'ZA' },
  },
  suspended: {
    firstName: 'Gareth',
    lastName: 'Llewellyn',
    company: 'Cambrian Cycle Routes',
    email: 'gareth.llewellyn@example.org',
    address: { address1: '3 Pier Street', city: 'Aberystwyth', postalCode: 'SY23 2LN', country: 'GB' },
  },
  'scheduled-downgrade': {
    firstName: 'Katharina',
    lastName: 'Vögele-Sturm',
    company: 'Bodensee Wetterdienst GmbH',
    email: 'katharina.voegele-sturm@example.org',
    address: { address1: 'Seestraße 7', city: 'Konstanz', postalCode: '78464', country: 'DE' },
  },
  'invoices-10000': {
    firstName: 'Samir',
    lastName: 'Qureshi',
    company: 'Meridian Site Networks Ltd',
    email: 'samir.qureshi@example.com',
    address: { address1: '90 Deansgate', city: 'Manchester', postalCode: 'M3 2QG', country: 'GB' },
  },
};

/** Returns the person of a scenario. Each call returns a new email address, so that scenarios can be repeated. */
export function createPerson(scenario: ScenarioName): Person {
  const person = PEOPLE[scenario];
  return { ...person, email: person.email.replace('@', `+${randomBytes(3).toString('hex')}@`) };
}
