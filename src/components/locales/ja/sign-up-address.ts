import type { messages as english } from '../en/sign-up-address.js';
import type { Translation } from '../message-catalog.js';

export const messages: Translation<typeof english> = {
  city: '市区町村',
  city_post_town: '町',
  city_district: '地区',
  city_suburb: '郊外地区',
  district_suburb: '郊外地区',
  district_district: '地区',
  district_neighborhood: '町内',
  district_townland: 'タウンランド',
  district_village_township: '村または町',
  postalCode: '郵便番号',
  postalCode_zip: 'ZIPコード',
  postalCode_eircode: 'Eircode', // Same as in English.
  postalCode_pin: 'PINコード',
  state_area: '地域',
  state_county: '郡・州',
  state_department: '県',
  state_district: '地区',
  state_do_si: '道または市',
  state_emirate: '首長国',
  state_island: '島',
  state_oblast: '州',
  state_parish: '教区',
  state_prefecture: '都道府県',
  state_province: '州・省',
  state_region: '地方',
  state_state: '州',
  taxId: '税務番号（{name}）',
};
