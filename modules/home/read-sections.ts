import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { isSectionKind, type SectionKind } from '#contract/home/kinds.ts'
import { blankContent, type Edition, edition, type SectionContent, sectionContent } from '#contract/home/section.ts'
import type { Db, Tx } from '#db/open-database.ts'

/** A section that is on. */
export interface Section {
  sectionId: string
  kind: SectionKind
  content: SectionContent
}

/** Reads stored contents; a part that an older version did not have is blank. */
export function readContent(stored: unknown): SectionContent {
  return z.safeParse(sectionContent, { ...blankContent, ...Object(stored) }).data ?? blankContent
}

/** Reads a stored draft; null if there is none. */
export function readEdition(stored: unknown): Edition | null {
  if (stored === null) return null
  const draft = Object(stored)
  return z.safeParse(edition, { ...draft, content: readContent(draft.content) }).data ?? null
}

/** The sections that are on now, in their order. */
export async function readSections(db: Db | Tx): Promise<Section[]> {
  const { rows } = await db.execute<{ sectionId: string; kind: string; content: unknown }>(sql`
    select id as "sectionId", kind, content from home_sections
    where is_on and (starts_at is null or starts_at <= (select shop_now())) and (ends_at is null or ends_at > (select shop_now()))
    order by position, id
  `)
  return rows.flatMap(({ sectionId, kind, content }) =>
    isSectionKind(kind) ? [{ sectionId, kind, content: readContent(content) }] : [],
  )
}
