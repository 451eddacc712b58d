import * as z from 'zod/mini'
import { api, RefusedError } from '#app/api.ts'
import { calls as categoryCalls } from '#contract/categories/calls.ts'
import { calls as collectionCalls } from '#contract/collections/calls.ts'
import { calls as shippingCalls } from '#contract/shipping/calls.ts'
import { calls as chartCalls } from '#contract/size-charts/calls.ts'
import type { SavedVersion, VersionedRow } from '#contract/versions/calls.ts'
import { adminVersionsMessages } from '#messages/en-US/admin/versions.ts'
import type { VersionSubject } from './describe-version.ts'

/** Saves a former version as the newest. `current` is the version of now, null for what was deleted. */
export function restoreVersion(of: VersionSubject, current: number | null, saved: SavedVersion): Promise<Restored> {
  const seen = { version: current ?? 0, restore: saved.version }
  if (of.kind === 'settings') return api.settings.restoreSettings({ group: of.group, ...seen })
  if (of.kind === 'page') return api.settings.restorePage({ name: of.name, ...seen })
  if (of.kind === 'email') return api.emails.restoreEmailText({ kind: of.email, locale: of.locale, ...seen })
  if (of.kind === 'home') {
    return api.home.restoreSection({ sectionId: of.sectionId, version: current, restore: saved.version })
  }
  return restoreRow[of.kind](of.rowId, { ...saved.value, version: current })
}

interface Restored {
  message: string
}

/** A row is restored by the call that changes it. */
const restoreRow: Record<VersionedRow, (id: string, value: object) => Promise<Restored>> = {
  category: async (categoryId, value) =>
    api.categories.changeCategory(valid(categoryCalls.changeCategory.payload, { categoryId, ...value })),
  collection: async (collectionId, value) =>
    api.collections.changeCollection(valid(collectionCalls.changeCollection.payload, { collectionId, ...value })),
  'size-chart': async (chartId, value) =>
    api.sizeCharts.changeSizeChart(valid(chartCalls.changeSizeChart.payload, { chartId, ...value })),
  zone: async (zoneId, value) => api.shipping.changeZone(valid(shippingCalls.changeZone.payload, { zoneId, ...value })),
}

/** A version of an older release may lack what its call asks for today. */
function valid<Schema extends z.ZodMiniType>(schema: Schema, value: object): z.output<Schema> {
  const { data } = z.safeParse(schema, value)
  if (data === undefined) throw new RefusedError(400, adminVersionsMessages.outdated)
  return data
}
