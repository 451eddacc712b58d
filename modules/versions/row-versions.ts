import { eq, sql } from 'drizzle-orm'
import type { VersionedRow } from '#contract/versions/calls.ts'
import type { Tx } from '#db/open-database.ts'
import { versions } from '#db/tables/versions.ts'
import type { AuditContext } from '../audit/record-audit-event.ts'
import { recordVersion } from './record-version.ts'

const subjectOf = (kind: VersionedRow, id: string) => `${kind}.${id}`

/**
 * Records what is saved of a row, as its call takes it, so that restoring a version is that call with its value. `before` and
 * `after` are the row as its owner reads it.
 */
export async function recordRowVersion<Row extends { version: number }>(
  ctx: AuditContext,
  tx: Tx,
  { kind, id, before, after, toValue }: Change<Row>,
): Promise<void> {
  await recordVersion(ctx, tx, {
    subject: subjectOf(kind, id),
    before: { version: before.version, value: toValue(before) },
    after: { version: after.version, value: toValue(after) },
  })
}

interface Change<Row> {
  kind: VersionedRow
  id: string
  before: Row
  after: Row
  toValue: (row: Row) => object
}

/** The images that former versions of a page have had; they stay, so that these can be restored. */
export async function formerImages(tx: Tx, kind: VersionedRow, id: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ imageId: sql<string | null>`${versions.value} ->> 'imageId'` })
    .from(versions)
    .where(eq(versions.subject, subjectOf(kind, id)))
  return rows.flatMap(({ imageId }) => imageId ?? [])
}

/** Removes the versions of a row that is deleted. */
export async function forgetRowVersions(tx: Tx, kind: VersionedRow, id: string): Promise<void> {
  await tx.delete(versions).where(eq(versions.subject, subjectOf(kind, id)))
}
