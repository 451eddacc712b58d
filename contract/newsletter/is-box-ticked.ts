import type { Settings } from '../settings/settings.ts'

/**
 * Countries where consent needs an action, so that no box may be ticked beforehand: the EU, the EEA and the United Kingdom.
 * Source: GDPR, article 4(11) and recital 32; PECR, regulation 22.
 */
const optInCountries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** Whether the newsletter box of the sign-up form is ticked at first. */
export function isBoxTicked({ country, newsletterBox }: Pick<Settings['shop'], 'country' | 'newsletterBox'>): boolean {
  return newsletterBox === 'auto' && !optInCountries.has(country)
}
