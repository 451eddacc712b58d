import { oncePerKey } from './once-per-key.ts'

/** A country that a customer can choose. Source: spec section 3, "about 250 entries of countryName and two-letter code". */
export interface Country {
  countryName: string
  code: string
}

/** The codes of ISO 3166-1, and `XK` for Kosovo. */
export const countryCodes: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT ' +
  'JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
  'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY ' +
  'QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO ' +
  'TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ')

/**
 * Lists all countries by name, in English unless another language is named: one first, such as the shop's own, the others
 * alphabetically. Names come from the runtime: the server sends the list, since browsers may spell a name differently.
 */
export function listCountries(first = 'US', locale = 'en'): Country[] {
  const all = sortedIn(locale)
  return [...all.filter(({ code }) => code === first), ...all.filter(({ code }) => code !== first)]
}

const namesIn = oncePerKey((locale) => new Intl.DisplayNames(locale, { type: 'region' }))

const sortedIn = oncePerKey((locale): Country[] => {
  const { compare } = new Intl.Collator(locale)
  return countryCodes
    .map((code) => ({ countryName: countryName(code, locale), code }))
    .sort((one, other) => compare(one.countryName, other.countryName))
})

/** The countries for a form: the value of each is its English name, as calls take it, the label its name in a language. */
export function countryOptions(first: string, locale: string): { value: string; label: string }[] {
  return listCountries(first, locale).map(({ countryName: label, code }) => ({ value: countryName(code), label }))
}

/** The name of a country, in English unless another language is named. */
export function countryName(code: string, locale = 'en'): string {
  return namesIn(locale).of(code) ?? code
}

const withArticle = new Set('AE BS CD CF CG DO FK FO GB GM KM KY MH MP MV NL PH SB SC TC UM US VG VI'.split(' '))

/** The name of a country inside an English sentence: "the United States", "Germany". */
export function countryInSentence(code: string): string {
  return withArticle.has(code) ? `the ${countryName(code)}` : countryName(code)
}

/** Whether a code is on the list of countries. */
export function isCountryCode(code: string): boolean {
  return countryCodes.includes(code)
}

/** Whether a name is on the list of countries, spelled the same. */
export function isCountry(name: string): boolean {
  return listCountries().some(({ countryName }) => countryName === name)
}
