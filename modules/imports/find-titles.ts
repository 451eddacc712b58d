import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#db/open-database.ts'
import { selectRows } from '#db/typed-sql.ts'

/** The titles of a product's two categories. */
export interface Titles {
  subCategory: string
  type: string
}

interface FoundTitles extends Titles {
  /** The titles of those that do not exist yet; on the second level as `Sunglasses > Round`. */
  missing: string[]
}

const found = {
  subCategory: sql<string>`w.sub_category`,
  type: sql<string>`w.type`,
  familyTitle: sql<string | null>`family.title`,
  kindTitle: sql<string | null>`kind.title`,
}

/** Finds the categories of titles as the database does when a product is saved (see `category_called`), without adding any. */
export async function findTitles(db: Db | Tx, wanted: readonly Titles[]): Promise<(titles: Titles) => FoundTitles> {
  const named = (parent: ReturnType<typeof sql>, title: ReturnType<typeof sql>) => sql`
    select c.key, c.title from categories c
    where c.parent_key = ${parent} and c.key <> 'all' and (lower(c.title) = lower(${title}) or c.slug = slug_of(${title}))
    order by lower(c.title) <> lower(${title}) limit 1
  `
  const rows = await selectRows(
    db,
    found,
    (list) => sql`
      select ${list} from (
        select distinct * from unnest(
          ${sql.param(wanted.map(({ subCategory }) => subCategory))}::text[], ${sql.param(wanted.map(({ type }) => type))}::text[]
        ) as w(sub_category, type)
      ) as w
      left join lateral (${named(sql`''`, sql`w.sub_category`)}) as family on true
      left join lateral (${named(sql`family.key`, sql`w.type`)}) as kind on true
    `,
  )
  const byTitles = new Map(rows.map((row) => [keyOf(row), row]))
  return (titles) => {
    const { familyTitle, kindTitle } = byTitles.get(keyOf(titles)) ?? { familyTitle: null, kindTitle: null }
    const subCategory = familyTitle ?? titles.subCategory
    const type = kindTitle ?? titles.type
    const newFamily = familyTitle === null ? [subCategory] : []
    return { subCategory, type, missing: [...newFamily, ...(kindTitle === null ? [`${subCategory} > ${type}`] : [])] }
  }
}

const keyOf = ({ subCategory, type }: Titles) => `${subCategory}\n${type}`
