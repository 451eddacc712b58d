import * as z from 'zod/mini'
import { apiSalesMessages as m } from '#messages/en-US/api/sales.ts'
import { amount } from '../amount.ts'
import { call } from '../call.ts'
import { seenVersion } from '../categories/page-fields.ts'
import { localTime } from '../local-time.ts'
import { salePrice } from '../products/field-rules.ts'
import { line } from '../typed-text.ts'
import { saleKinds, saleScopes, saleStates } from './sale-shape.ts'

export const maxSaleName = 80
const maxSaleProducts = 500
const maxPercent = 95

/** What an owner sets of a sale. Times are in the time zone of the shop. */
export const saleFields = {
  name: line(maxSaleName).check(z.trim(), z.minLength(1, { error: () => m.nameMissing })),
  kind: z.enum(saleKinds),
  /** Of a sale by percentage. */
  percent: z.nullable(
    z
      .int({ error: () => m.percentInvalid })
      .check(z.minimum(1, { error: () => m.percentInvalid }), z.maximum(maxPercent, { error: () => m.percentInvalid })),
  ),
  /** Of a sale at one price. */
  price: z.nullable(salePrice),
  scope: z.enum(saleScopes),
  collectionId: z.nullable(z.uuid()),
  /** The SKUs of the products chosen by hand. */
  skus: z
    .array(line(60).check(z.minLength(1)))
    .check(z.maxLength(maxSaleProducts, { error: () => m.tooManyProducts(maxSaleProducts) })),
  startsAt: localTime,
  endsAt: localTime,
}

const listedSale = z.object({
  saleId: z.uuid(),
  name: z.string(),
  kind: z.enum(saleKinds),
  percent: z.nullable(z.number()),
  price: z.nullable(amount),
  scope: z.enum(saleScopes),
  /** Null if there is none, or none any more. */
  collection: z.nullable(z.object({ collectionId: z.uuid(), title: z.string() })),
  /** How many products it reduces; null before it has started, unless they were chosen by hand. */
  products: z.nullable(z.number()),
  /** In the time zone of the shop. */
  startsAt: z.string(),
  endsAt: z.string(),
  state: z.enum(saleStates),
  version: z.number(),
})
export type ListedSale = z.infer<typeof listedSale>

const ownSale = z.extend(listedSale, {
  skus: z.array(z.string()),
  /** False while prices still follow its start or end. */
  isApplied: z.boolean(),
  /** The first products of one that is scheduled or running, with what they would cost if it started now. */
  preview: z.array(
    z.object({
      productId: z.uuid(),
      name: z.string(),
      sku: z.string(),
      price: amount,
      salePrice: amount,
      /** The old price that would be shown. */
      oldPrice: z.nullable(amount),
    }),
  ),
})
export type OwnSale = z.infer<typeof ownSale>

const message = z.string()

export const calls = {
  listSales: call({
    method: 'POST',
    path: 'sales/listSales',
    access: 'manager',
    summary: 'Sales: those that run, then the next, then the latest of the others.',
    payload: z.object({}),
    response: z.object({ sales: z.array(listedSale) }),
  }),

  findSale: call({
    method: 'POST',
    path: 'sales/findSale',
    access: 'manager',
    summary: 'A sale with what its products would cost.',
    payload: z.object({ saleId: z.uuid() }),
    response: z.object({ sale: ownSale }),
  }),

  addSale: call({
    method: 'POST',
    path: 'sales/addSale',
    access: 'manager',
    summary: 'Schedules a sale; one whose start has passed starts at once.',
    payload: z.object(saleFields),
    response: z.object({ saleId: z.uuid(), message }),
  }),

  changeSale: call({
    method: 'PUT',
    path: 'sales/changeSale',
    access: 'manager',
    summary: 'Changes a sale; once it runs, its name and its end.',
    payload: z.object({ saleId: z.uuid(), version: seenVersion, ...saleFields }),
    response: z.object({ sale: ownSale, message }),
  }),

  cancelSale: call({
    method: 'PUT',
    path: 'sales/cancelSale',
    access: 'manager',
    summary: 'Cancels a sale; one that runs ends now, and its products cost what they cost without it.',
    payload: z.object({ saleId: z.uuid(), version: seenVersion }),
    response: z.object({ sale: ownSale, message }),
  }),
}
