import * as z from 'zod/mini'
import { call } from '../call.ts'
import { image } from '../media/image-shape.ts'
import { sizeShape } from '../products/size-shape.ts'
import { reportSteps, salesReport } from './sales-report.ts'

/** The available periods in days, ending today. */
export const reportDays = [7, 30, 90, 365] as const
export type ReportDays = (typeof reportDays)[number]

/** The figures of a period. Amounts are in the shop's currency; sales are payments minus refunds and may be negative. */
const figures = z.object({
  sales: z.number(),
  /** Orders that have not been canceled. */
  orders: z.number(),
  canceled: z.number(),
  /** Excludes canceled orders; null without orders. */
  averageOrder: z.nullable(z.number()),
  /** Started checkouts, and how many of them were paid. */
  carts: z.number(),
  paidCarts: z.number(),
})
export type Figures = z.infer<typeof figures>

/** An interval of the period in whole days in the time zone of the shop, inclusive, with the same interval of the previous period. */
const interval = z.object({ from: z.string(), until: z.string(), now: figures, before: figures })
export type ReportInterval = z.infer<typeof interval>

const bestSeller = z.object({
  /** Null if the product was removed from the catalog. */
  productId: z.nullable(z.string()),
  name: z.string(),
  image: image,
  units: z.number(),
  sum: z.number(),
})
export type BestSeller = z.infer<typeof bestSeller>

const variant = z.object({
  productId: z.string(),
  name: z.string(),
  image: image,
  color: z.nullable(z.string()),
  size: z.nullable(sizeShape),
})
export type ReportVariant = z.infer<typeof variant>

/** A variant whose stock is counted: its units sold in the period and in the one before, and those in stock. */
const soldVariant = z.extend(variant, { sold: z.number(), soldBefore: z.number(), left: z.number() })
export type SoldVariant = z.infer<typeof soldVariant>

/** Units of orders that were not canceled, and how many of them came back so far. */
const orderedUnits = z.object({ sold: z.number(), returned: z.number() })
export type OrderedUnits = z.infer<typeof orderedUnits>

const period = z.object({ days: z._default(z.literal(reportDays), 30) })

/** The total count, and the first entries. */
const countedList = <T extends z.ZodMiniType>(each: T) => z.object({ count: z.number(), first: z.array(each) })

/** Without days: this year until today. */
const reportedPeriod = {
  from: z.optional(z.iso.date()),
  until: z.optional(z.iso.date()),
  step: z._default(z.enum(reportSteps), 'month'),
}

export const calls = {
  readSalesReport: call({
    method: 'POST',
    path: 'reports/readSalesReport',
    access: 'manager',
    summary: 'Sales and taxes by period, country and rate, from the invoices and credit notes of some days.',
    payload: z.object(reportedPeriod),
    response: z.object({ report: salesReport }),
  }),

  exportSalesReport: call({
    method: 'POST',
    path: 'reports/exportSalesReport',
    access: 'manager',
    summary: 'The same report as CSV.',
    payload: z.object({ ...reportedPeriod, after: z.optional(z.string()) }),
    response: z.object({ csv: z.string(), next: z.nullable(z.string()) }),
  }),

  readFigures: call({
    method: 'POST',
    path: 'reports/readFigures',
    access: 'manager',
    summary:
      'Sales, orders and checkouts of the last 7, 30, 90 or 365 days in the time zone of the shop, including today, compared with the previous period up to the same time of day.',
    payload: period,
    response: z.object({
      from: z.string(),
      until: z.string(),
      now: figures,
      before: figures,
      /** The length of the intervals. */
      step: z.enum(['day', 'week', 'month']),
      series: z.array(interval),
    }),
  }),

  listBestSellers: call({
    method: 'POST',
    path: 'reports/listBestSellers',
    access: 'manager',
    summary: 'The products with the most units sold in a period, without canceled orders.',
    payload: period,
    response: z.object({ bestSellers: z.array(bestSeller) }),
  }),

  listSellThrough: call({
    method: 'POST',
    path: 'reports/listSellThrough',
    access: 'manager',
    summary:
      'The variants of which the largest share has sold in a period, and how many of the units ordered came back.',
    payload: period,
    response: z.object({
      units: z.object({ now: orderedUnits, before: orderedUnits }),
      variants: z.array(soldVariant),
    }),
  }),

  countWork: call({
    method: 'POST',
    path: 'reports/countWork',
    access: 'staff',
    summary: 'How much waits for staff, for the menu; at most 1000 of each.',
    payload: z.object({}),
    response: z.object({
      toShip: z.number(),
      toCollect: z.number(),
      disputes: z.number(),
      returns: z.number(),
      messages: z.number(),
      emails: z.number(),
    }),
  }),

  listWork: call({
    method: 'POST',
    path: 'reports/listWork',
    access: 'staff',
    summary: 'Open tasks: disputes, orders to ship and to collect, messages, failed refunds and emails, low stock.',
    payload: z.object({}),
    response: z.object({
      /** False until the first order was placed. */
      hasSold: z.boolean(),
      /** Whether images of the demo are left. */
      isDemo: z.boolean(),
      /** Orders with units to ship, and how many of them have shipped in part. */
      toShip: z.extend(countedList(z.object({ orderNumber: z.string(), createdAt: z.string() })), {
        partlyShipped: z.number(),
      }),
      /** Returns to answer, and those that have arrived. */
      returns: countedList(z.object({ _id: z.string(), number: z.string(), createdAt: z.string() })),
      stuckRefunds: countedList(
        z.object({
          _id: z.string(),
          orderNumber: z.nullable(z.string()),
          amount: z.number(),
          state: z.enum(['pending', 'failed']),
          createdAt: z.string(),
        }),
      ),
      /** The disputes that need a response, the next deadline first. */
      disputes: countedList(
        z.object({
          _id: z.string(),
          orderNumber: z.nullable(z.string()),
          amount: z.number(),
          respondBy: z.nullable(z.string()),
        }),
      ),
      /** The orders that staff mark as paid, those whose items are released next first. */
      toCollect: countedList(z.object({ orderNumber: z.string(), amount: z.number(), reservedUntil: z.string() })),
      openMessages: countedList(z.object({ _id: z.string(), subject: z.string(), createdAt: z.string() })),
      parkedEmails: countedList(z.object({ _id: z.string(), subject: z.string(), createdAt: z.string() })),
      /** Emails of the last day that were not sent for want of an email server; null with one. */
      unsentEmails: z.nullable(z.number()),
      /** Stock is low at this many units or fewer. */
      lowStockFrom: z.number(),
      lowStock: countedList(z.extend(variant, { left: z.number() })),
      alerts: countedList(z.extend(variant, { waiting: z.number(), since: z.string() })),
    }),
  }),
}
export type Work = z.infer<typeof calls.listWork.response>
