import { and, eq, isNull } from 'drizzle-orm'
import { invalid } from '#contract/errors.ts'
import { imageIdAt } from '#contract/media/image.ts'
import type { Tx } from '#db/open-database.ts'
import { returnPhotos } from '#db/tables/returns.ts'
import { apiReturnsMessages } from '#messages/en-US/api/returns.ts'

interface Place {
  returnId: string
  orderId: string
  orderLineId: string
}

/** Attaches photos to a line of a return, in order. Refuses with 400 those that were not uploaded for its order, or are used. */
export async function attachReturnPhotos(tx: Tx, place: Place, addresses: readonly string[]): Promise<void> {
  const { orderId, ...set } = place
  for (const [position, address] of addresses.entries()) {
    const isFree = and(eq(returnPhotos.orderId, orderId), isNull(returnPhotos.returnId))
    const attached = await tx
      .update(returnPhotos)
      .set({ ...set, position })
      .where(and(eq(returnPhotos.imageId, imageIdAt(address) ?? ''), isFree))
      .returning()
    if (attached.length === 0) throw invalid(apiReturnsMessages.uploadAgain)
  }
}
