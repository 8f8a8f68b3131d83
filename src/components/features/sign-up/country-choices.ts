import type { FullLocalizer } from '../../locales/full-localizer.js';
import type { SignUpStepsMessages } from '../../../generated/locales/sign-up.steps.js';

/** All ISO 3166-1 alpha-2 country codes, joined to one string. */
const ISO_3166 =
  'ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW';

/** Returns the countries that the tenant sells to, or all countries if it sells everywhere, sorted by name in the language of the element. */
export function countryChoices(sold: readonly string[], l: FullLocalizer<SignUpStepsMessages>): { value: string; label: string }[] {
  const codes = sold.length > 0 ? sold : (ISO_3166.match(/../g) ?? []);
  const collator = new Intl.Collator(l.locale);
  return codes.map((value) => ({ value, label: l.country(value) })).sort((a, b) => collator.compare(a.label, b.label));
}
