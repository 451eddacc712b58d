import type { FormFields, FormValues } from '#contract/check-form.ts'
import { schemaRule } from '#contract/form-rules.ts'
import { currencySign } from '#contract/money.ts'
import { maxSaleName, type OwnSale, saleFields } from '#contract/sales/calls.ts'
import { saleKinds, saleScopes } from '#contract/sales/sale-shape.ts'
import { adminScheduledSalesMessages as m } from '#messages/en-US/admin/scheduled-sales.ts'
import { apiSalesMessages } from '#messages/en-US/api/sales.ts'
import { readPrice, writePrice } from '../products/read-number.ts'

const quiet = { autoComplete: 'off' } as const

/** The fields of a sale; the form of one that is running shows only some of them. */
export const saleFormFields = (isRunning = false) =>
  ({
    name: { ...quiet, label: m.name, hint: m.nameHint, maxLength: maxSaleName, missing: apiSalesMessages.nameMissing },
    kind: {
      label: m.kind,
      control: 'select',
      missing: null,
      options: saleKinds.map((value) => ({ value, label: m.kinds[value] })),
    },
    percent: {
      ...{ ...quiet, label: m.percent, inputMode: 'numeric', missing: null },
      ...{ rule: schemaRule(saleFields.percent, Number), refusal: /percentage/ },
    },
    price: {
      ...{ ...quiet, label: m.price(currencySign()), hint: m.priceHint, inputMode: 'decimal', missing: null },
      ...{ rule: schemaRule(saleFields.price, readPrice), refusal: /sale price/ },
    },
    scope: {
      ...{ label: m.scope, hint: m.scopeHint, control: 'select', missing: null },
      options: saleScopes.map((value) => ({ value, label: m.scopes[value] })),
    },
    collectionId: { label: m.collection, control: 'select', missing: null, refusal: /collection/ },
    skus: { label: m.skus, hint: m.skusHint, control: 'paragraph', rows: 5, missing: null, refusal: /SKU/ },
    startsAt: {
      label: m.startsAt,
      hint: m.startHint,
      control: 'datetime-local',
      missing: isRunning ? null : m.startMissing,
    },
    endsAt: { label: m.endsAt, control: 'datetime-local', missing: m.endMissing, refusal: /an end/ },
  }) satisfies FormFields

export type SaleValues = FormValues<ReturnType<typeof saleFormFields>>
type SaleName = keyof SaleValues

export const newSale: SaleValues = {
  ...{ name: '', kind: 'percent', percent: '', price: '', scope: 'all', collectionId: '', skus: '' },
  ...{ startsAt: '', endsAt: '' },
}

/** The fields that can be changed now, in their order. */
export function namesOf({ kind, scope }: Pick<SaleValues, 'kind' | 'scope'>, isRunning: boolean): SaleName[] {
  if (isRunning) return ['name', 'endsAt']
  return [
    ...(['name', 'kind', kind === 'price' ? 'price' : 'percent', 'scope'] as const),
    ...(scope === 'collection' ? (['collectionId'] as const) : []),
    ...(scope === 'hand' ? (['skus'] as const) : []),
    ...(['startsAt', 'endsAt'] as const),
  ]
}

export function valuesOfSale({
  name,
  kind,
  percent,
  price,
  scope,
  collection,
  skus,
  startsAt,
  endsAt,
}: OwnSale): SaleValues {
  return {
    ...{ name, kind, scope, startsAt, endsAt },
    percent: String(percent ?? ''),
    price: writePrice(price),
    collectionId: collection?.collectionId ?? '',
    skus: skus.join('\n'),
  }
}

/** The typed values as the calls take them. */
export function readSale({ name, kind, percent, price, scope, collectionId, skus, startsAt, endsAt }: SaleValues) {
  return {
    ...{ name, startsAt, endsAt },
    kind: saleKinds.find((each) => each === kind) ?? 'percent',
    percent: percent === '' ? null : Number(percent),
    price: readPrice(price),
    scope: saleScopes.find((each) => each === scope) ?? 'all',
    collectionId: collectionId || null,
    skus: [...new Set(skus.split(/[,\n]/).flatMap((each) => each.trim() || []))],
  }
}
