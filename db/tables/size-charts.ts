import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ChartColumn, ChartRow } from '#contract/size-charts/chart-shape.ts'
import { madeAt } from '../columns/column-types.ts'
import { categories } from './categories.ts'

/** Size charts: the shop's sizes with measurements and the labels of other systems. Changes are announced on `settings_changed`. */
export const sizeCharts = pgTable(
  'size_charts',
  {
    id: uuid().primaryKey().defaultRandom(),
    title: text().notNull(),
    note: text().notNull().default(''),
    /** What the shop's own sizes are: of a system such as `EU`, or measured in a unit. */
    system: text().notNull().default(''),
    unit: text().notNull().default(''),
    hasBothUnits: boolean().notNull().default(false),
    columns: jsonb().$type<ChartColumn[]>().notNull().default([]),
    rows: jsonb().$type<ChartRow[]>().notNull().default([]),
    /** Incremented with every change, so that concurrent edits conflict. */
    version: integer().notNull().default(1),
    createdAt: madeAt(),
    updatedAt: madeAt(),
  },
  (t) => [check('size_charts_title', sql`length(${t.title}) between 1 and 60`)],
)

/** The categories that use a chart, for everybody or for one audience: the `category` of products. */
export const sizeChartPlaces = pgTable(
  'size_chart_places',
  {
    id: uuid().primaryKey().defaultRandom(),
    chartId: uuid()
      .notNull()
      .references(() => sizeCharts.id, { onDelete: 'cascade' }),
    categoryId: uuid()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    audience: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex('size_chart_places_once').on(t.categoryId, sql`lower(${t.audience})`),
    check('size_chart_places_audience', sql`length(${t.audience}) <= 60`),
  ],
)
