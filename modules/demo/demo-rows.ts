import { type SQL, sql } from 'drizzle-orm'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { customers } from '#db/tables/customers.ts'
import { emails } from '#db/tables/emails.ts'
import { images } from '#db/tables/media.ts'
import { orders } from '#db/tables/orders.ts'
import { productImages } from '#db/tables/products.ts'

// What is the demo's is known without marks, also in a shop that an older version filled: its files are stored under
// `demo/`, its customers have a password hash that nobody can log in with, and at the sandbox no money moves.
export const isDemoImage = sql`${images.fileKey} like 'demo/%'`
export const isDemoCustomer = sql`${customers.passwordHash} = 'invented' and ${customers.role} is null`
export const isSandboxSession = sql`${checkoutSessions.provider} = 'sandbox'`

const demoImages = sql`(select ${images.id} from ${images} where ${isDemoImage})`

/** Whether a product has images and all of them are the demo's; one with an image of the owner is the owner's. */
export function isDemoProduct(productId: SQL | { getSQL(): SQL }): SQL {
  return sql`exists (select 1 from ${productImages} where ${productImages.productId} = ${productId})
    and not exists (
      select 1 from ${productImages}
      where ${productImages.productId} = ${productId} and ${productImages.imageId} not in ${demoImages}
    )`
}

export const isDemoOrder = sql`${orders.sessionId} in (
  select ${checkoutSessions.id} from ${checkoutSessions} where ${isSandboxSession}
)`

/** Emails about a demo order, or to a demo customer. */
export const isDemoEmail = sql`(
  ${emails.fields} ->> 'orderId' in (select ${orders.id}::text from ${orders} where ${isDemoOrder})
  or ${emails.toEmail} in (select ${customers.email}::text from ${customers} where ${isDemoCustomer})
)`
