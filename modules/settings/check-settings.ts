import type { FieldMessage } from '#contract/errors.ts'
import { unknownPlaceholder } from '#contract/settings/placeholders.ts'
import type { Settings } from '#contract/settings/settings.ts'

/** Validates what the schemas of single fields cannot: rules across fields. */
export function checkSettings({ shop, promo, carriers, payLater, tax }: Settings): FieldMessage[] {
  const states = tax.rates.map(({ state }) => state)
  const sentences: Record<string, string | null | false> = {
    about: unknownPlaceholder(shop.about),
    text: unknownPlaceholder(promo.text),
    name: /[{}]/.test(shop.name) && 'Please leave out { and }.',
    offered: new Set(carriers.offered).size < carriers.offered.length && 'Please name each carrier once.',
    standard: !carriers.offered.includes(carriers.standard) && 'Please choose one of the carriers that are offered.',
    secondDays: payLater.secondDays <= payLater.firstDays && 'Please enter more days than the first.',
    thirdDays: payLater.thirdDays <= payLater.secondDays && 'Please enter more days than the second.',
    rates: new Set(states).size < states.length && 'Please name each state once.',
  }
  return Object.entries(sentences).flatMap(([param, msg]) => (msg ? [{ param: `values.${param}`, msg }] : []))
}
