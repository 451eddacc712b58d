import type { Payload } from '#contract/call.ts'
import { pictureAddress } from '#contract/picture.ts'
import type { products as calls } from '#contract/products.ts'
import { pictureUploads } from '#db/tables/pictures.ts'
import type { AdminContext } from '../context.ts'
import { keepPicture } from './keep-picture.ts'

/** Keeps a picture for goods; it is swept after a day unless a product shows it. */
export async function uploadPicture(ctx: AdminContext, { file }: Payload<typeof calls.uploadPicture>) {
  const { id, tint } = await keepPicture(ctx, file, '', (tx, pictureId) =>
    tx.insert(pictureUploads).values({ pictureId }),
  )
  return { pictureId: id, picture: { src: pictureAddress(id), alt: '', tint } }
}
