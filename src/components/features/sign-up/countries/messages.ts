import { defineCatalog } from '../../../locales/catalog.js';

/** What the parts of an address are called in the countries of the world. */
export const english = {
  city: 'City',
  city_post_town: 'Town',
  city_district: 'District',
  city_suburb: 'Suburb',
  district_suburb: 'Suburb',
  district_district: 'District',
  district_neighborhood: 'Neighborhood',
  district_townland: 'Townland',
  district_village_township: 'Village or township',
  postalCode: 'Postal code',
  postalCode_zip: 'ZIP code',
  postalCode_eircode: 'Eircode',
  postalCode_pin: 'PIN code',
  state_area: 'Area',
  state_county: 'County',
  state_department: 'Department',
  state_district: 'District',
  state_do_si: 'Province or city',
  state_emirate: 'Emirate',
  state_island: 'Island',
  state_oblast: 'Oblast',
  state_parish: 'Parish',
  state_prefecture: 'Prefecture',
  state_province: 'Province',
  state_region: 'Region',
  state_state: 'State',
  taxNumber: 'Tax number ({name})',
};

export const addressMessages = defineCatalog({
  name: 'address',
  en: english,
  translations: {
    ar: () => import('./messages.ar.js'),
    de: () => import('./messages.de.js'),
    es: () => import('./messages.es.js'),
    fr: () => import('./messages.fr.js'),
    ja: () => import('./messages.ja.js'),
  },
});
