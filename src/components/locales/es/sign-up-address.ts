import type { messages as english } from '../en/sign-up-address.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  city: 'Ciudad',
  city_post_town: 'Localidad postal',
  city_district: 'Distrito',
  city_suburb: 'Localidad',
  district_suburb: 'Barrio',
  district_district: 'Distrito',
  district_neighborhood: 'Barrio',
  district_townland: 'Paraje',
  district_village_township: 'Pueblo o municipio',
  postalCode: 'Código postal',
  postalCode_zip: 'Código ZIP',
  postalCode_eircode: 'Eircode', // Same as in English.
  postalCode_pin: 'Código PIN postal',
  state_area: 'Zona',
  state_county: 'Condado',
  state_department: 'Departamento',
  state_district: 'Distrito',
  state_do_si: 'Provincia o ciudad',
  state_emirate: 'Emirato',
  state_island: 'Isla',
  state_oblast: 'Óblast',
  state_parish: 'Parroquia',
  state_prefecture: 'Prefectura',
  state_province: 'Provincia',
  state_region: 'Región',
  state_state: 'Estado',
  taxId: 'ID fiscal ({name})',
};
