import { sql } from 'drizzle-orm'
import type { PackedImage } from '../products/product-card.ts'

/** The main image of a product `p`: the first of its first color, or else of those without a color. */
export const firstImage = sql<PackedImage | null>`(
  select json_build_array(null, s.id, s.alt, s.tint)
  from product_images g join images s on s.id = g.image_id left join product_colors c on c.id = g.color_id
  where g.product_id = p.id order by c.position, g.position limit 1
)`
