import type { OperationsOf } from '../operation.ts'
import { addRemoveWishlistItem } from './add-remove-wishlist-item.ts'
import { mergeWishlist } from './merge-wishlist.ts'
import { readWishlist } from './read-wishlist.ts'

export const operations: OperationsOf<'wishlist'> = { wishlist: readWishlist, addRemoveWishlistItem, mergeWishlist }
