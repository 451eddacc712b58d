import { sql } from 'drizzle-orm'
import { isSectionKind } from '#contract/home/kinds.ts'
import type { AdminContext } from '../context.ts'

const maxListed = 20

/** The sections that were deleted and can be restored, the latest first. */
export async function listRemovedSections({ db }: AdminContext) {
  const { rows } = await db.execute<{ sectionId: string; kind: string; title: string; removedAt: string }>(sql`
    select substr(v.subject, 6) as "sectionId", v.value ->> 'kind' as kind,
      coalesce(v.value -> 'content' ->> 'title', '') as title, to_json(e.at) #>> '{}' as "removedAt"
    from (select distinct on (subject) subject, value from versions where subject like 'home.%'
      order by subject, version desc) v
    join lateral (select max(at) as at from audit_events
      where action = 'home.removed' and subject_kind = 'home' and subject_id = substr(v.subject, 6)) e on e.at is not null
    where not exists (select from home_sections s where s.id::text = substr(v.subject, 6))
    order by e.at desc limit ${maxListed}
  `)
  return { sections: rows.flatMap((row) => (isSectionKind(row.kind) ? [{ ...row, kind: row.kind }] : [])) }
}
