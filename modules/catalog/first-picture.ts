import { sql } from 'drizzle-orm'
import type { PackedPicture } from './product-card.ts'

/** The picture that stands for a product `p`: the first of the general ones, or else of its colours. */
export const firstPicture = sql<PackedPicture | null>`(
  select json_build_array(null, s.id, s.alt, s.tint)
  from product_pictures g join pictures s on s.id = g.picture_id left join product_colors c on c.id = g.color_id
  where g.product_id = p.id order by g.color_id is not null, c.position, g.position limit 1
)`
