import type { FormField } from '#contract/check-form.ts'
import { countryList } from '#contract/country-list.ts'
import { schemaRule } from '#contract/form-rules.ts'
import { writeAmount } from '#contract/money.ts'
import type { OwnMethod, OwnZone } from '#contract/shipping/calls.ts'
import { maxMethods } from '#contract/shipping/max-methods.ts'
import { methodKinds, shippingOptions } from '#contract/shipping/zone-shape.ts'
import { adminShippingMessages as messages } from '#messages/en-US/admin/shipping.ts'
import { readPrice } from '../products/read-number.ts'

/** The fields of a shipping zone as typed; those of its second method begin with `methods.1.`. */
export type TypedZone = Record<string, string>

const parts = ['isOn', 'name', 'speed', 'kind', 'price', 'perKg', 'over', 'priceOver', 'minDays', 'maxDays'] as const
type Part = (typeof parts)[number]

export const nameOf = (place: number, part: Part) => `methods.${place}.${part}`

const places = Array.from({ length: maxMethods }, (_, place) => place)

/** The form of a zone. Which fields of a method are used depends on its kind, and the server refuses what is missing. */
export function zoneFormFields(): Record<string, FormField> {
  const { kinds, speeds } = messages
  const amount = (label: string): FormField => ({ label, inputMode: 'decimal', missing: null, autoComplete: 'off' })
  const days = (label: string): FormField => ({ label, inputMode: 'numeric', missing: null, autoComplete: 'off' })
  const method: Record<Part, FormField> = {
    isOn: { label: messages.isOn, control: 'checkbox' },
    name: { label: messages.methodName, hint: messages.methodNameHint, isOptional: true, autoComplete: 'off' },
    speed: {
      label: messages.speed,
      hint: messages.speedHint,
      control: 'select',
      missing: null,
      options: shippingOptions.map((value) => ({ value, label: speeds[value] })),
    },
    kind: {
      label: messages.kind,
      control: 'select',
      missing: null,
      options: methodKinds.map((value) => ({ value, label: kinds[value] })),
    },
    price: amount(messages.price),
    perKg: amount(messages.perKg),
    over: amount(messages.over),
    priceOver: amount(messages.priceOver),
    minDays: days(messages.minDays),
    maxDays: days(messages.maxDays),
  }
  const methods = places.flatMap((place) => parts.map((part) => [nameOf(place, part), method[part]] as const))
  return {
    name: { label: messages.name, hint: messages.nameHint, autoComplete: 'off' },
    isRest: { label: messages.isRest, hint: messages.isRestHint, control: 'checkbox' },
    countries: {
      label: messages.countries,
      hint: messages.countriesHint,
      control: 'paragraph',
      rows: 2,
      missing: null,
      autoComplete: 'off',
      rule: schemaRule(countryList(['DE']), readCodes),
    },
    ...Object.fromEntries(methods),
  }
}

/** The typed values of a zone; a method that does not exist has no kind. */
export function typedZone({ name, isRest, countries, methods }: OwnZone): TypedZone {
  return {
    name,
    isRest: isRest ? 'on' : '',
    countries: countries.join(', '),
    ...Object.assign({}, ...places.map((place) => typedMethod(place, methods[place]))),
  }
}

/** The values of a method at a place; of none where it is undefined. */
export function typedMethod(place: number, method: OwnMethod | undefined): TypedZone {
  const written = (part: Part): string => {
    if (!method) return ''
    const value = method[part]
    if (typeof value === 'boolean') return value ? 'on' : ''
    if (typeof value !== 'number') return value
    return part === 'minDays' || part === 'maxDays' ? String(value) : writeAmount(value)
  }
  return Object.fromEntries(parts.map((part) => [nameOf(place, part), written(part)]))
}

/** How many methods a form has: they fill its places from the first on. */
export function countMethods(values: TypedZone): number {
  return places.filter((place) => values[nameOf(place, 'kind')]).length
}

/** The values in which methods have the order of `from`, by their former places. */
export function arrangeMethods(values: TypedZone, from: readonly number[]): TypedZone {
  const entries = places.flatMap((place) =>
    parts.map((part) => [nameOf(place, part), values[nameOf(from[place] ?? maxMethods, part)] ?? '']),
  )
  return Object.fromEntries(entries)
}

/** Parses the form; the server refuses invalid numbers, with the message of their field. */
export function readZone(values: TypedZone) {
  const isRest = values.isRest === 'on'
  return {
    name: values.name ?? '',
    isRest,
    countries: isRest ? [] : readCodes(values.countries ?? ''),
    methods: places.slice(0, countMethods(values)).map((place) => readMethod(values, place)),
  }
}

const readCodes = (typed: string): string[] =>
  typed
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)

function readMethod(values: TypedZone, place: number): OwnMethod {
  const typed = (part: Part) => (values[nameOf(place, part)] ?? '').trim()
  const kind = methodKinds.find((each) => each === typed('kind')) ?? 'flat'
  const amount = (part: Part, isUsed: boolean) => (isUsed ? (readPrice(typed(part)) ?? Number.NaN) : 0)
  const days = (part: Part) => (/^\d{1,3}$/.test(typed(part)) ? Number(typed(part)) : Number.NaN)
  return {
    isOn: typed('isOn') === 'on',
    name: typed('name'),
    speed: shippingOptions.find((each) => each === typed('speed')) ?? 'standard',
    kind,
    price: amount('price', true),
    perKg: amount('perKg', kind === 'by_weight'),
    over: amount('over', kind === 'by_subtotal' || kind === 'free_above'),
    priceOver: amount('priceOver', kind === 'by_subtotal'),
    minDays: days('minDays'),
    maxDays: days('maxDays'),
  }
}
