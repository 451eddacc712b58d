import type { ShownHome, ShownSection } from '#contract/home/calls.ts'
import { hasPart } from '#contract/home/kinds.ts'
import type { Image } from '#contract/media/image.ts'
import type { ProductSummary } from '#contract/products/product.ts'
import type { Db, Tx } from '#db/open-database.ts'
import type { Context } from '../context.ts'
import { readParts } from './read-parts.ts'
import { readSections, type Section } from './read-sections.ts'
import { rowOf } from './row-queries.ts'

/** The home page now: the sections that are on and have something to show. */
export async function shownHome({ db }: Pick<Context, 'db'>): Promise<ShownHome> {
  return fillSections(db, await readSections(db))
}

/** Reads what sections show; one without content is left out. */
export async function fillSections(db: Db | Tx, sections: readonly Section[]): Promise<ShownHome> {
  const parts = await readParts(db, sections)
  const hasNewest = sections.some(({ kind, content }) => kind === 'products' && content.source === 'newest')
  const productsOf = (section: Section): ProductSummary[] =>
    rowOf(section, parts.row, hasNewest).flatMap((id) => parts.cards.get(id) ?? [])

  const shown = sections.map((section): ShownSection => {
    const { sectionId, kind, content } = section
    const { title, text, linkText, link, focusX, focusY, source, imageAlt } = content
    const imagesOf = (ids: readonly string[]): Image[] => {
      return ids.flatMap((id) => parts.images.get(id) ?? []).map((image) => ({ ...image, alt: imageAlt }))
    }
    return {
      ...{ sectionId, kind, text, linkText, link },
      title: title || (parts.titles.get(sectionId) ?? ''),
      ...(hasPart(kind, 'images') && { images: imagesOf(content.images), focus: { x: focusX, y: focusY } }),
      ...(hasPart(kind, 'talls') && { talls: imagesOf(content.talls) }),
      ...(hasPart(kind, 'products') && { source, products: productsOf(section) }),
      ...(kind === 'looks' && { looks: parts.looks }),
      ...(kind === 'reviews' && { reviews: parts.reviews }),
    }
  })
  return { sections: shown.filter(hasContent), isEmpty: parts.row('newest').length === 0 }
}

function hasContent({ kind, title, text, images, products, looks, reviews }: ShownSection): boolean {
  if (kind === 'image') return Boolean(title || text || images?.length)
  return [products, looks, reviews].every((list) => list?.length !== 0)
}
