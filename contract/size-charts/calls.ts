import * as z from 'zod/mini'
import { call } from '../call.ts'
import { seenVersion } from '../categories/page-fields.ts'
import { chartFields, shownChart } from './chart-shape.ts'

const ownChart = z.object({ chartId: z.uuid(), ...chartFields, version: z.number() })
export type OwnChart = z.infer<typeof ownChart>

const message = z.string()

/** Changes are refused with 409 for a stale version, and for a category that another chart has. */
export const calls = {
  findSizeChart: call({
    method: 'POST',
    path: 'sizeCharts/findSizeChart',
    access: 'anyone',
    limit: 'browse',
    allowStaleRead: true,
    summary: 'The size chart of a product with the sizes that it comes in; null if it has none.',
    payload: z.object({ productId: z.uuid() }),
    response: z.object({ sizeChart: z.nullable(shownChart) }),
  }),

  listSizeCharts: call({
    method: 'POST',
    path: 'sizeCharts/listSizeCharts',
    access: 'editor',
    summary: 'The size charts with everything in them, by title.',
    payload: z.object({}),
    response: z.object({ sizeCharts: z.array(ownChart) }),
  }),

  addSizeChart: call({
    method: 'POST',
    path: 'sizeCharts/addSizeChart',
    access: 'editor',
    summary: 'Adds an empty size chart.',
    payload: z.object({ title: chartFields.title }),
    response: z.object({ chartId: z.uuid(), message }),
  }),

  changeSizeChart: call({
    method: 'PUT',
    path: 'sizeCharts/changeSizeChart',
    access: 'editor',
    summary: 'Changes a size chart, and the categories that use it. Its sizes are sorted.',
    listsFieldErrors: true,
    payload: z.object({ chartId: z.uuid(), version: seenVersion, ...chartFields }),
    response: z.object({ sizeChart: ownChart, message }),
  }),

  removeSizeChart: call({
    method: 'PUT',
    path: 'sizeCharts/removeSizeChart',
    access: 'editor',
    summary: 'Deletes a size chart; products keep their sizes.',
    payload: z.object({ chartId: z.uuid(), version: seenVersion }),
    response: z.object({ message }),
  }),
}
