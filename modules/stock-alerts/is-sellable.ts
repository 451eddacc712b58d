import { sql } from 'drizzle-orm'
import { variants } from '#db/tables/products.ts'

/** Whether a variant can be bought now; a variant without a stock count always can. Source: design section 6. */
export const isSellable = sql`(${variants.onHand} is null or ${variants.onHand} > ${variants.reserved})`
