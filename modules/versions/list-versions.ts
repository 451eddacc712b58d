import { desc, eq, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { forbidden } from '#contract/errors.ts'
import { ownValue } from '#contract/own-value.ts'
import type { calls, SavedVersion, VersionedRow } from '#contract/versions/calls.ts'
import { categories } from '#db/tables/categories.ts'
import { collections } from '#db/tables/collections.ts'
import { customers } from '#db/tables/customers.ts'
import { homeSections } from '#db/tables/home.ts'
import { settings } from '#db/tables/settings.ts'
import { shippingZones } from '#db/tables/shipping.ts'
import { sizeCharts } from '#db/tables/size-charts.ts'
import { versions } from '#db/tables/versions.ts'
import { staffName } from '../audit/staff-name.ts'
import type { AdminContext } from '../context.ts'
import { may } from '../may.ts'

const rowTables = {
  category: categories,
  collection: collections,
  'size-chart': sizeCharts,
  zone: shippingZones,
} as const

/** The versions of a subject, the newest first; none for one that nobody has changed. Those of settings, emails and shipping are for managers. */
export async function listVersions(ctx: AdminContext, { subject }: Payload<typeof calls.listVersions>) {
  if (/^(settings|email|zone)\./.test(subject) && !may(ctx, 'manager')) throw forbidden()
  const { db } = ctx
  const rows = await db
    .select({
      version: versions.version,
      savedAt: versions.savedAt,
      by: sql<string | null>`${staffName}`,
      value: versions.value,
    })
    .from(versions)
    .leftJoin(customers, eq(customers.id, versions.actorId))
    .where(eq(versions.subject, subject))
    .orderBy(desc(versions.version))
  return {
    current: await readCurrent(db, subject),
    versions: rows.map(({ savedAt, value, ...row }): SavedVersion => {
      return { ...row, savedAt: savedAt.toISOString(), value: Object(value) }
    }),
  }
}

const tables: Readonly<Record<string, typeof homeSections | (typeof rowTables)[VersionedRow]>> = {
  ...rowTables,
  home: homeSections,
}

async function readCurrent(db: AdminContext['db'], subject: string): Promise<number | null> {
  const [kind = '', id] = subject.split('.')
  const table = ownValue(tables, kind)
  if (!table) {
    const [row] = await db.select({ version: settings.version }).from(settings).where(eq(settings.key, subject))
    return row?.version ?? 0
  }
  const [row] = await db.select({ version: table.version }).from(table).where(sql`${table.id}::text = ${id}`)
  return row?.version ?? null
}
