import type { messages as english } from '../en/sign-up-address.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  city: 'Cidade',
  city_post_town: 'Cidade',
  city_district: 'Distrito',
  city_suburb: 'Bairro',
  district_suburb: 'Bairro',
  district_district: 'Distrito',
  district_neighborhood: 'Bairro',
  district_townland: 'Localidade',
  district_village_township: 'Vila ou município',
  postalCode: 'CEP ou código postal',
  postalCode_zip: 'Código ZIP',
  postalCode_eircode: 'Eircode', // Same as in English.
  postalCode_pin: 'Código PIN',
  state_area: 'Área',
  state_county: 'Condado',
  state_department: 'Departamento',
  state_district: 'Distrito',
  state_do_si: 'Província ou cidade',
  state_emirate: 'Emirado',
  state_island: 'Ilha',
  state_oblast: 'Oblast', // Same as in English.
  state_parish: 'Paróquia',
  state_prefecture: 'Província',
  state_province: 'Província',
  state_region: 'Região',
  state_state: 'Estado',
  taxId: 'Identificação fiscal ({name})',
};
