/** The part of a `stdnum` validator that is used here. */
interface TaxIdCheck {
  readonly validate: (value: string) => { readonly isValid: boolean };
}

/** Tax ID of companies in a country. */
export interface TaxId {
  /** Local name. */
  readonly name: string;
  /** Valid example. */
  readonly example: string;
  readonly load: () => Promise<TaxIdCheck>;
}

/** Tax IDs by country. Each check is a separate file that is loaded for the chosen country. */
export const taxIds: Readonly<Record<string, TaxId>> = {
  AR: { name: 'CUIT', example: '20-05536168-2', load: () => import('stdnum/lib/esm/ar/cuit.js') },
  AT: { name: 'UID', example: 'ATU13585627', load: () => import('stdnum/lib/esm/at/uid.js') },
  AU: { name: 'ABN', example: '83 914 571 673', load: () => import('stdnum/lib/esm/au/abn.js') },
  BE: { name: 'BTW/TVA', example: 'BE0403019261', load: () => import('stdnum/lib/esm/be/vat.js') },
  BG: { name: 'ДДС', example: 'BG175074752', load: () => import('stdnum/lib/esm/bg/vat.js') },
  BR: { name: 'CNPJ', example: '16.727.230/0001-97', load: () => import('stdnum/lib/esm/br/cnpj.js') },
  CA: { name: 'BN', example: '12302 6635', load: () => import('stdnum/lib/esm/ca/bn.js') },
  CH: { name: 'MWST/TVA/IVA', example: 'CHE-107.787.577 IVA', load: () => import('stdnum/lib/esm/ch/vat.js') },
  CL: { name: 'RUT', example: '12531909-2', load: () => import('stdnum/lib/esm/cl/rut.js') },
  CO: { name: 'NIT', example: '213.123.432-1', load: () => import('stdnum/lib/esm/co/nit.js') },
  CY: { name: 'ΦΠΑ', example: 'CY10259033P', load: () => import('stdnum/lib/esm/cy/vat.js') },
  CZ: { name: 'DIČ', example: 'CZ25123891', load: () => import('stdnum/lib/esm/cz/dic.js') },
  DE: { name: 'USt-IdNr.', example: 'DE136695976', load: () => import('stdnum/lib/esm/de/vat.js') },
  DK: { name: 'CVR', example: 'DK13585628', load: () => import('stdnum/lib/esm/dk/cvr.js') },
  EE: { name: 'KMKR', example: 'EE100931558', load: () => import('stdnum/lib/esm/ee/kmkr.js') },
  ES: { name: 'NIF', example: 'ES54362315K', load: () => import('stdnum/lib/esm/es/nif.js') },
  FI: { name: 'ALV', example: 'FI20774740', load: () => import('stdnum/lib/esm/fi/alv.js') },
  FR: { name: 'TVA', example: 'FR40303265045', load: () => import('stdnum/lib/esm/fr/tva.js') },
  GB: { name: 'VAT', example: 'GB980780684', load: () => import('stdnum/lib/esm/gb/vat.js') },
  GR: { name: 'ΑΦΜ', example: 'EL094259216', load: () => import('stdnum/lib/esm/gr/vat.js') },
  HR: { name: 'OIB', example: 'HR33392005961', load: () => import('stdnum/lib/esm/hr/oib.js') },
  HU: { name: 'ANUM', example: 'HU12892312', load: () => import('stdnum/lib/esm/hu/anum.js') },
  IE: { name: 'VAT', example: 'IE6433435F', load: () => import('stdnum/lib/esm/ie/vat.js') },
  IN: { name: 'GSTIN', example: '27AAPFU0939F1ZV', load: () => import('stdnum/lib/esm/in/gstin.js') },
  IT: { name: 'IVA', example: 'IT00743110157', load: () => import('stdnum/lib/esm/it/iva.js') },
  JP: { name: '法人番号', example: '5835678256246', load: () => import('stdnum/lib/esm/jp/cn.js') },
  KR: { name: 'BRN', example: '116-82-00276', load: () => import('stdnum/lib/esm/kr/brn.js') },
  LT: { name: 'PVM', example: 'LT119511515', load: () => import('stdnum/lib/esm/lt/pvm.js') },
  LU: { name: 'TVA', example: 'LU15027442', load: () => import('stdnum/lib/esm/lu/tva.js') },
  LV: { name: 'PVN', example: 'LV40003521600', load: () => import('stdnum/lib/esm/lv/pvn.js') },
  MT: { name: 'VAT', example: 'MT11679112', load: () => import('stdnum/lib/esm/mt/vat.js') },
  MX: { name: 'RFC', example: 'GODE561231GR8', load: () => import('stdnum/lib/esm/mx/rfc.js') },
  NL: { name: 'BTW', example: 'NL004495445B01', load: () => import('stdnum/lib/esm/nl/btw.js') },
  NO: { name: 'MVA', example: 'NO995525828MVA', load: () => import('stdnum/lib/esm/no/mva.js') },
  NZ: { name: 'IRD', example: '49-091-850', load: () => import('stdnum/lib/esm/nz/ird.js') },
  PL: { name: 'NIP', example: 'PL8567346215', load: () => import('stdnum/lib/esm/pl/nip.js') },
  PT: { name: 'NIF', example: 'PT501964843', load: () => import('stdnum/lib/esm/pt/nif.js') },
  RO: { name: 'CIF', example: 'RO18547290', load: () => import('stdnum/lib/esm/ro/cif.js') },
  SE: { name: 'VAT', example: 'SE123456789701', load: () => import('stdnum/lib/esm/se/vat.js') },
  SG: { name: 'UEN', example: '00192200M', load: () => import('stdnum/lib/esm/sg/uen.js') },
  SI: { name: 'DDV', example: 'SI50223054', load: () => import('stdnum/lib/esm/si/ddv.js') },
  SK: { name: 'DPH', example: 'SK2022749619', load: () => import('stdnum/lib/esm/sk/dph.js') },
  TR: { name: 'VKN', example: '4540536920', load: () => import('stdnum/lib/esm/tr/vkn.js') },
  US: { name: 'EIN', example: '91-1144442', load: () => import('stdnum/lib/esm/us/ein.js') },
  ZA: { name: 'VAT', example: '4103095141', load: () => import('stdnum/lib/esm/za/vat.js') },
};
