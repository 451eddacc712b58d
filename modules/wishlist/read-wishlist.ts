import type { CustomerContext } from '../context.ts'
import { listSaved } from './list-saved.ts'

/** The products a customer has saved. */
export async function readWishlist({ db, caller }: CustomerContext) {
  return { wishlist: await listSaved(db, caller.customerId) }
}
