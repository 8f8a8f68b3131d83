import type { messages as english } from '../en/sign-up-address.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  city: 'Ort',
  city_post_town: 'Ort',
  city_district: 'Bezirk',
  city_suburb: 'Vorort',
  district_suburb: 'Ortsteil',
  district_district: 'Bezirk',
  district_neighborhood: 'Viertel',
  district_townland: 'Gemarkung',
  district_village_township: 'Dorf oder Gemeinde',
  postalCode: 'Postleitzahl',
  postalCode_zip: 'ZIP-Code',
  postalCode_eircode: 'Eircode', // Same as in English.
  postalCode_pin: 'PIN-Code',
  state_area: 'Gebiet',
  state_county: 'Grafschaft',
  state_department: 'Departement',
  state_district: 'Bezirk',
  state_do_si: 'Provinz oder Stadt',
  state_emirate: 'Emirat',
  state_island: 'Insel',
  state_oblast: 'Oblast', // Same as in English.
  state_parish: 'Gemeindebezirk',
  state_prefecture: 'Präfektur',
  state_province: 'Provinz',
  state_region: 'Region', // Same as in English.
  state_state: 'Bundesstaat',
  taxId: 'Steuernummer ({name})',
};
