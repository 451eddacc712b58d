import { and, isNotNull, sql } from 'drizzle-orm'
import { returnPhotos } from '#db/tables/returns.ts'
import { retainedRows } from '../retained.ts'

const closedAt = sql`(select r.closed_at from returns r where r.id = "return_photos"."return_id")`

/** Photos of returns that ended. The hourly sweep deletes photos without a return, with their files. */
export const retainedPhotos = retainedRows({
  table: returnPhotos,
  key: returnPhotos.imageId,
  since: closedAt,
  where: and(isNotNull(returnPhotos.returnId), sql`${closedAt} is not null`),
  remove: (db, due) =>
    db
      .update(returnPhotos)
      .set({ returnId: null, createdAt: new Date(0) })
      .where(due),
})
