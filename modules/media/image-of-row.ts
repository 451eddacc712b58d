import { sql } from 'drizzle-orm'
import type { PackedImage } from '../products/product-card.ts'

/** The image of a row `c` of a table with `image_id`. */
export const imageOfRow = sql<PackedImage | null>`(
  select json_build_array(null, s.id, s.alt, s.tint) from images s where s.id = c.image_id
)`
