import * as z from 'zod/mini'
import { call } from '../call.ts'

export const calls = {
  wishlist: call({
    method: 'POST',
    path: 'wishlist',
    access: 'customer',
    entry: 'gateway',
    summary: 'The products a customer has saved.',
    payload: z.object({}),
    response: z.object({ wishlist: z.array(z.object({ productId: z.string() })) }),
  }),

  addRemoveWishlistItem: call({
    method: 'POST',
    path: 'addRemoveWishlistItem',
    access: 'customer',
    entry: 'gateway',
    limit: 'browse',
    summary: 'Saves a product, or takes it off the list when it is on it.',
    payload: z.object({ data: z.object({ _id: z.uuid() }) }),
    response: z.object({ message: z.string(), saved: z.boolean() }),
  }),

  mergeWishlist: call({
    method: 'POST',
    path: 'wishlist/merge',
    access: 'customer',
    limit: 'browse',
    summary: 'Adds what a guest saved in the browser to the list of the customer who just logged in.',
    payload: z.object({ productIds: z.array(z.uuid()).check(z.maxLength(500)) }),
    response: z.object({ wishlist: z.array(z.object({ productId: z.string() })), added: z.number() }),
  }),
}
