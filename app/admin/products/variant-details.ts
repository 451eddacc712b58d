import type { FormField, Rule } from '#contract/check-form.ts'
import { schemaRule } from '#contract/form-rules.ts'
import { currencySign } from '#contract/money.ts'
import { normalGtin } from '#contract/products/gtin.ts'
import type { OwnVariant } from '#contract/products/own-product.ts'
import { type VariantKey, type VariantValues, variantKeys, variantRules } from '#contract/products/variant-fields.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import { readPrice, readUnits, writePrice, writeUnits } from './read-number.ts'

type Kinds = { [Key in VariantKey]: { read: (typed: string) => VariantValues[Key]; field: () => FormField } }

const kinds: Kinds = {
  price: {
    read: readPrice,
    field: () => ({ label: adminProductsMessages.variantPrice(currencySign()), inputMode: 'decimal' }),
  },
  oldPrice: {
    read: readPrice,
    field: () => ({ label: adminProductsMessages.variantOldPrice(currencySign()), inputMode: 'decimal' }),
  },
  sku: { read: (typed) => typed.trim() || null, field: () => ({ label: adminProductsMessages.variantSku }) },
  gtin: {
    read: (typed) => normalGtin(typed) || null,
    field: () => ({ label: adminProductsMessages.gtin, inputMode: 'numeric' }),
  },
  weight: { read: readUnits, field: () => ({ label: adminProductsMessages.weight, inputMode: 'numeric' }) },
  cost: { read: readPrice, field: () => ({ label: adminProductsMessages.cost(currencySign()), inputMode: 'decimal' }) },
}

const write = ({ price, oldPrice, sku, gtin, weight, cost }: VariantValues): Record<VariantKey, string> => ({
  price: writePrice(price),
  oldPrice: writePrice(oldPrice),
  sku: sku ?? '',
  gtin: gtin ?? '',
  weight: writeUnits(weight),
  cost: writePrice(cost),
})

/** What is the same for many variants of a product. */
const sharedKeys: readonly VariantKey[] = ['weight', 'cost']

/** The name of a field in the form of all variants. */
export const detailName = (variantId: string, key: VariantKey) => `${variantId}.${key}`

/** The fields of what is known of each variant. */
export function detailFields(variants: readonly OwnVariant[]): Record<string, FormField> {
  const fields = variants.flatMap(({ variantId }) =>
    variantKeys.map((key): [string, FormField] => [
      detailName(variantId, key),
      { ...kinds[key].field(), isOptional: true, rule: ruleOf(variantId, key) },
    ]),
  )
  return Object.fromEntries(fields)
}

function ruleOf(variantId: string, key: VariantKey): Rule {
  const rule = schemaRule(variantRules[key], kinds[key].read)
  return (typed, values) => {
    const wrong = rule(typed, values)
    if (wrong || key !== 'oldPrice') return wrong
    const price = readPrice(values[detailName(variantId, 'price')] ?? '')
    if (price === null) return apiProductsMessages.variantPriceMissing
    return Number(readPrice(typed)) <= price ? apiProductsMessages.oldPriceTooLow : null
  }
}

/** What is known of each variant, as it is typed. */
export function detailsOfVariants(variants: readonly OwnVariant[]): Record<string, string> {
  const values = variants.flatMap((each) => {
    const written = write(each)
    return variantKeys.map((key) => [detailName(each.variantId, key), written[key]])
  })
  return Object.fromEntries(values)
}

/** The variants of which something else was typed, with all that is said about them. */
export function changedVariants(
  variants: readonly OwnVariant[],
  begin: Record<string, string>,
  typed: Record<string, string>,
): ({ variantId: string } & VariantValues)[] {
  const cell = (values: Record<string, string>, variantId: string, key: VariantKey) =>
    values[detailName(variantId, key)] ?? ''
  return variants
    .filter(({ variantId }) => variantKeys.some((key) => cell(begin, variantId, key) !== cell(typed, variantId, key)))
    .map(({ variantId }) => {
      const read = <Key extends VariantKey>(key: Key) => kinds[key].read(cell(typed, variantId, key))
      return {
        ...{ variantId, price: read('price'), oldPrice: read('oldPrice') },
        ...{ sku: read('sku'), gtin: read('gtin'), weight: read('weight'), cost: read('cost') },
      }
    })
}

/** The changes that give every variant what the first has. */
export function copyFirst(variants: readonly OwnVariant[], typed: Record<string, string>): Record<string, string> {
  const [first, ...others] = variants
  if (!first) return {}
  const copies = others.flatMap(({ variantId }) =>
    sharedKeys.map((key) => [detailName(variantId, key), typed[detailName(first.variantId, key)] ?? '']),
  )
  return Object.fromEntries(copies)
}
