import { desc, eq, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { forbidden } from '#contract/errors.ts'
import type { calls, SavedVersion } from '#contract/versions/calls.ts'
import { customers } from '#db/tables/customers.ts'
import { homeSections } from '#db/tables/home.ts'
import { settings } from '#db/tables/settings.ts'
import { versions } from '#db/tables/versions.ts'
import type { AdminContext } from '../context.ts'
import { may } from '../may.ts'

/** The versions of a subject, the newest first; none for one that nobody has changed. Those of settings are for managers. */
export async function listVersions(ctx: AdminContext, { subject }: Payload<typeof calls.listVersions>) {
  if (subject.startsWith('settings.') && !may(ctx, 'manager')) throw forbidden()
  const { db } = ctx
  const rows = await db
    .select({
      version: versions.version,
      savedAt: versions.savedAt,
      by: sql<string | null>`nullif(trim(${customers.firstName} || ' ' || ${customers.lastName}), '')`,
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

async function readCurrent(db: AdminContext['db'], subject: string): Promise<number | null> {
  if (!subject.startsWith('home.')) {
    const [row] = await db.select({ version: settings.version }).from(settings).where(eq(settings.key, subject))
    return row?.version ?? 0
  }
  const [row] = await db
    .select({ version: homeSections.version })
    .from(homeSections)
    .where(sql`${homeSections.id}::text = ${subject.slice('home.'.length)}`)
  return row?.version ?? null
}
