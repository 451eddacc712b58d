import * as z from 'zod/mini'
import { apiInventoryMessages as m } from '#messages/en-US/api/inventory.ts'
import { apiStockSheetsMessages } from '#messages/en-US/api/stock-sheets.ts'
import { call } from '../call.ts'
import { pageLimit } from '../page-limit.ts'
import { line } from '../typed-text.ts'
import { stockChange, stockReason, wholeUnits } from './stock-change.ts'
import { stockRow } from './stock-row.ts'
import {
  lineShows,
  maxReference,
  maxSheetUnits,
  sheetKinds,
  sheetLine,
  sheetScopes,
  sheetStates,
  stockSheet,
} from './stock-sheet.ts'

const maxUnits = z.maximum(maxSheetUnits, { error: () => apiStockSheetsMessages.tooMany })
/** At least one. */
const someUnits = wholeUnits.check(z.minimum(1, { error: () => apiStockSheetsMessages.oneAtLeast }), maxUnits)

const sheetId = z.uuid()
const reference = z._default(line(maxReference).check(z.trim()), '')
/** The `next` of the previous page. */
const after = z.optional(line(300))
const message = z.string()

export const calls = {
  changeStock: call({
    method: 'PUT',
    path: 'inventory/changeStock',
    access: 'editor',
    summary: 'Changes the stock of variants, all or none, and records the reason.',
    payload: z.object({
      changes: z.array(stockChange).check(z.minLength(1, { error: () => m.nothingChanged }), z.maxLength(500)),
      reason: stockReason,
    }),
    response: z.object({ variants: z.array(stockRow), message }),
  }),

  listStockSheets: call({
    method: 'POST',
    path: 'inventory/listStockSheets',
    access: 'editor',
    summary: 'Deliveries and stock counts, newest first.',
    payload: z.object({
      kind: z.optional(z.enum(sheetKinds)),
      state: z.optional(z.enum(sheetStates)),
      search: z.optional(line(100)),
      after,
      limit: pageLimit,
    }),
    response: z.object({ sheets: z.array(stockSheet), next: z.nullable(z.string()) }),
  }),

  startStockSheet: call({
    method: 'POST',
    path: 'inventory/startStockSheet',
    access: 'editor',
    summary: 'Begins to receive a delivery, or to count all products, a category or a collection.',
    payload: z.object({
      kind: z.enum(sheetKinds),
      reference,
      scope: z._default(z.enum(sheetScopes), 'all'),
      /** The ID of the category or collection. */
      scopeId: z._default(z.nullable(z.uuid()), null),
    }),
    response: z.object({ sheetId }),
  }),

  findStockSheet: call({
    method: 'POST',
    path: 'inventory/findStockSheet',
    access: 'editor',
    summary: 'A delivery or a stock count.',
    payload: z.object({ sheetId }),
    response: z.object({ sheet: stockSheet }),
  }),

  listSheetLines: call({
    method: 'POST',
    path: 'inventory/listSheetLines',
    access: 'editor',
    summary: 'The variants of a delivery or count: those with units, the latest first, or others by product.',
    payload: z.object({
      sheetId,
      show: z._default(z.enum(lineShows), 'entered'),
      search: z.optional(line(100)),
      after,
      limit: pageLimit,
    }),
    response: z.object({ lines: z.array(sheetLine), next: z.nullable(z.string()) }),
  }),

  scanIntoSheet: call({
    method: 'PUT',
    path: 'inventory/scanIntoSheet',
    access: 'editor',
    summary: 'Adds one unit, or several, of the variant with a SKU or barcode.',
    payload: z.object({
      sheetId,
      code: line(60).check(z.trim(), z.minLength(1, { error: () => apiStockSheetsMessages.codeMissing })),
      units: z._default(someUnits, 1),
    }),
    response: z.object({ variantId: z.uuid(), units: z.number(), message }),
  }),

  enterUnits: call({
    method: 'PUT',
    path: 'inventory/enterUnits',
    access: 'editor',
    summary: 'Sets the units of a variant; null removes them.',
    payload: z.object({
      sheetId,
      variantId: z.uuid(),
      units: z.nullable(wholeUnits.check(z.minimum(0, { error: () => m.unitsNegative }), maxUnits)),
    }),
    response: z.object({ units: z.nullable(z.number()), message }),
  }),

  bookStockSheet: call({
    method: 'PUT',
    path: 'inventory/bookStockSheet',
    access: 'editor',
    summary: 'Adds a delivery to the stock, or corrects the stock by what a count found.',
    payload: z.object({ sheetId }),
    response: z.object({ sheet: stockSheet, message }),
  }),

  discardStockSheet: call({
    method: 'PUT',
    path: 'inventory/discardStockSheet',
    access: 'editor',
    summary: 'Ends a delivery or count without a change of the stock.',
    payload: z.object({ sheetId }),
    response: z.object({ sheet: stockSheet, message }),
  }),

  receiveStock: call({
    method: 'PUT',
    path: 'inventory/receiveStock',
    access: 'editor',
    summary: 'Receives a delivery at once. One that is sent again with its ID changes nothing.',
    payload: z.object({
      /** A new one, chosen by the caller. */
      sheetId,
      reference,
      lines: z
        .array(z.object({ variantId: z.uuid(), units: someUnits }))
        .check(z.minLength(1, { error: () => m.nothingChanged }), z.maxLength(500)),
    }),
    response: z.object({ sheet: stockSheet, message }),
  }),
}
