import { sql } from 'drizzle-orm'
import type { LookItem } from '#contract/looks/calls.ts'
import { imageAddress } from '#contract/media/image.ts'
import { lineSizeLabel } from '#contract/size-charts/size-label.ts'
import { looks } from '#db/tables/looks.ts'
import { images } from '#db/tables/media.ts'
import { selectRows } from '#db/typed-sql.ts'
import type { Context } from '../context.ts'
import { type Card, cardColumns, isShown, toSummary } from '../products/product-card.ts'
import { chartOfProduct, type StoredChart, shownChartOf } from '../size-charts/chart-of-product.ts'

type LookCard = Card & { color: string | null; chart: StoredChart | null; x: number; y: number }

const lookColumns = {
  slug: looks.slug,
  title: looks.title,
  imageId: images.id,
  alt: images.alt,
  tint: images.tint,
  width: images.width,
  height: images.height,
  items: sql<LookCard[] | null>`(
    select json_agg(item order by item.place) from (
      select s.position as place, s.x, s.y, (select c.name from product_colors c where c.id = s.color_id) as color,
        ${chartOfProduct} as chart, ${cardColumns}
      from image_spots s join products p on p.id = s.product_id
      where s.image_id = looks.image_id and ${isShown}
    ) as item
  )`,
}

/** Every look that shows a product of the shop, in the shop's order. */
export async function listLooks({ db }: Pick<Context, 'db'>) {
  const found = await selectRows(
    db,
    lookColumns,
    (list) =>
      sql`select ${list} from looks join images on images.id = looks.image_id order by looks.position, looks.slug`,
  )
  return {
    looks: found
      .map(({ imageId, alt, tint, items, ...look }) => ({
        ...look,
        image: { src: imageAddress(imageId), alt, tint },
        items: (items ?? []).map(showItem),
      }))
      .filter(({ items }) => items.length > 0),
  }
}

function showItem({ color, chart, x, y, ...card }: LookCard): LookItem {
  const product = toSummary(card)
  const sizes = product.sizeVariant.map(({ size }) => size)
  const shown = shownChartOf(chart, sizes)
  return { product, color, sizeLabels: sizes.map((size) => lineSizeLabel(shown, size) ?? String(size)), x, y }
}
