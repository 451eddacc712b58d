import type { CallResponse } from '#contract/call.ts'
import { countryName } from '#contract/countries.ts'
import type { calls, OwnZone } from '#contract/shipping/calls.ts'
import { adminShippingMessages } from '#messages/en-US/admin/shipping.ts'

const maxNamed = 5

/** What an owner should know about the zones: who cannot check out, what is free, and what has no weight. */
export function shippingNotes({ zones, unserved, unweighed }: CallResponse<typeof calls.listZones>): string[] {
  const methods = zones.flatMap((zone) => zone.methods.filter(({ isOn }) => isOn))
  const isFree = methods.length > 0 && methods.every(isFreeMethod)
  const isWeighed = methods.some(({ kind }) => kind === 'by_weight')
  return [
    ...(unserved.length > 0 && zones.length > 0 ? [adminShippingMessages.unserved(nameAll(unserved))] : []),
    ...(isFree ? [adminShippingMessages.freeEverywhere] : []),
    ...(isWeighed && unweighed > 0 ? [adminShippingMessages.unweighed(unweighed)] : []),
  ]
}

function isFreeMethod({ price, perKg, priceOver }: OwnZone['methods'][number]): boolean {
  return price === 0 && perKg === 0 && priceOver === 0
}

/** "Austria, Belgium and 12 more". */
function nameAll(codes: readonly string[]): string {
  const { and, more } = adminShippingMessages
  const named = codes.slice(0, codes.length > maxNamed ? maxNamed - 1 : maxNamed).map((code) => countryName(code))
  const all = codes.length > named.length ? [...named, more(codes.length - named.length)] : named
  const last = all.at(-1) ?? ''
  return all.length === 1 ? last : and(all.slice(0, -1).join(', '), last)
}
