import * as z from 'zod/mini'
import { call } from '../call.ts'

export const calls = {
  wishlist: call({
    method: 'POST',
    path: 'wishlist',
    access: 'customer',
    summary: "The caller's wishlist.",
    payload: z.object({}),
    response: z.object({ wishlist: z.array(z.object({ productId: z.string() })) }),
  }),

  addRemoveWishlistItem: call({
    method: 'POST',
    path: 'addRemoveWishlistItem',
    access: 'customer',
    limit: 'browse',
    summary: 'Saves a product to the wishlist, or removes it.',
    payload: z.object({ data: z.object({ _id: z.uuid() }) }),
    response: z.object({ message: z.string(), saved: z.boolean() }),
  }),

  mergeWishlist: call({
    method: 'POST',
    path: 'wishlist/merge',
    access: 'customer',
    limit: 'browse',
    summary: "Merges a guest's wishlist into that of the customer who logged in.",
    payload: z.object({ productIds: z.array(z.uuid()).check(z.maxLength(500)) }),
    response: z.object({ wishlist: z.array(z.object({ productId: z.string() })), added: z.number() }),
  }),
}
