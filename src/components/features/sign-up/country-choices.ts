import type { FullLocalizer } from '../../locales/full-localizer.js';
import type { SignUpStepsMessages } from '../../../generated/locales/sign-up.steps.js';

/** Every country and territory of ISO 3166-1, two letters each. */
const ISO_3166 =
  'ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW';

/** Countries to choose from, by name in the language of the page: those the tenant sells to, or all. */
export function countryChoices(sold: readonly string[], l: FullLocalizer<SignUpStepsMessages>): { value: string; label: string }[] {
  const codes = sold.length > 0 ? sold : (ISO_3166.match(/../g) ?? []);
  const collator = new Intl.Collator(l.locale);
  return codes.map((value) => ({ value, label: l.country(value) })).sort((a, b) => collator.compare(a.label, b.label));
}
