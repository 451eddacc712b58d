import { type SQL, sql } from 'drizzle-orm'
import { notFound } from '#contract/errors.ts'
import type { OwnSection } from '#contract/home/calls.ts'
import { isSectionKind } from '#contract/home/kinds.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { apiHomeMessages } from '#messages/en-US/api/home.ts'
import type { AdminContext } from '../context.ts'
import { type PackedImage, toImage } from '../products/product-card.ts'
import { readContent, readEdition } from './read-sections.ts'

interface Row extends Record<string, unknown> {
  sectionId: string
  kind: string
  isOn: boolean
  startsAt: string | null
  endsAt: string | null
  content: unknown
  draft: unknown
  images: PackedImage[] | null
  state: OwnSection['state']
  version: number
}

/** Every section of the home page in its order, with its draft. */
export async function listSections({ db, settings }: AdminContext) {
  return { sections: await readOwnSections(db, sql`true`, (await settings.read()).shop.timeZone) }
}

/** One section as admins read it. Refuses an unknown one with 404. */
export async function findOwnSection(db: Db | Tx, sectionId: string, timeZone: string): Promise<OwnSection> {
  const [found] = await readOwnSections(db, sql`s.id = ${sectionId}`, timeZone)
  if (!found) throw notFound(apiHomeMessages.notFound)
  return found
}

async function readOwnSections(db: Db | Tx, where: SQL, timeZone: string): Promise<OwnSection[]> {
  const local = (at: SQL) => sql`to_char(${at} at time zone ${timeZone}::text, 'YYYY-MM-DD"T"HH24:MI')`
  const imageIds = (content: SQL) => sql`
    select jsonb_array_elements_text(coalesce(${content} -> 'images', '[]') || coalesce(${content} -> 'talls', '[]'))
  `
  const { rows } = await db.execute<Row>(sql`
    select s.id as "sectionId", s.kind, s.is_on as "isOn", s.content, s.draft, s.version,
      ${local(sql`s.starts_at`)} as "startsAt", ${local(sql`s.ends_at`)} as "endsAt",
      (select json_agg(json_build_array(null, i.id, i.alt, i.tint)) from images i
        where i.id in (${imageIds(sql`s.content`)} union ${imageIds(sql`s.draft -> 'content'`)})) as images,
      case when not s.is_on then 'off' when s.ends_at <= (select shop_now()) then 'ended'
        when s.starts_at > (select shop_now()) then 'scheduled' else 'on' end as state
    from home_sections s where ${where} order by s.position, s.id
  `)
  return rows.flatMap(({ kind, isOn, startsAt, endsAt, content, draft, images, ...row }) => {
    if (!isSectionKind(kind)) return []
    return {
      ...row,
      kind,
      published: { isOn, startsAt, endsAt, content: readContent(content) },
      draft: readEdition(draft),
      images: (images ?? []).map((packed) => ({ imageId: packed[1], image: toImage(packed) })),
    }
  })
}
