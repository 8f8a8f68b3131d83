import type { messages as english } from '../en/sign-up-address.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  city: 'Ville',
  city_post_town: 'Ville postale',
  city_district: 'District', // Same as in English.
  city_suburb: 'Localité',
  district_suburb: 'Quartier',
  district_district: 'District', // Same as in English.
  district_neighborhood: 'Quartier',
  district_townland: 'Lieu-dit',
  district_village_township: 'Village ou commune',
  postalCode: 'Code postal',
  postalCode_zip: 'Code ZIP',
  postalCode_eircode: 'Eircode', // Same as in English.
  postalCode_pin: 'Code PIN postal',
  state_area: 'Zone',
  state_county: 'Comté',
  state_department: 'Département',
  state_district: 'District', // Same as in English.
  state_do_si: 'Province ou ville',
  state_emirate: 'Émirat',
  state_island: 'Île',
  state_oblast: 'Oblast', // Same as in English.
  state_parish: 'Paroisse',
  state_prefecture: 'Préfecture',
  state_province: 'Province', // Same as in English.
  state_region: 'Région',
  state_state: 'État',
  taxId: 'Numéro fiscal ({name})',
};
