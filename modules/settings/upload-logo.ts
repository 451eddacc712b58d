import { sql } from 'drizzle-orm'
import type { Refusal } from '#adapters/images/images.ts'
import type { Payload } from '#contract/call.ts'
import { notAnImage, type ShopError, tooLarge } from '#contract/errors.ts'
import type { calls } from '#contract/settings/calls.ts'
import { brandFiles } from '#db/tables/settings.ts'
import { apiMediaMessages } from '#messages/en-US/api/media.ts'
import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'
import type { AdminContext } from '../context.ts'
import { createSemaphore } from '../create-semaphore.ts'
import { brandFileName } from './brand-files.ts'

const inTurn = createSemaphore({ concurrency: 1, maxQueue: 10 })

const refusals: Record<Refusal, () => ShopError> = {
  unknown: () => notAnImage(apiSettingsMessages.logoNotChosen),
  animated: () => notAnImage(apiMediaMessages.animated),
  large: () => tooLarge(apiSettingsMessages.logoTooLarge),
  damaged: () => notAnImage(apiSettingsMessages.logoDamaged),
}

/** Stores a cleaned logo or icon under the hash of its content; it is deleted after a day unless a setting names it. */
export async function uploadLogo({ db, images }: AdminContext, { file }: Payload<typeof calls.uploadLogo>) {
  const processed = await inTurn(() => images.processLogo(file))
  if (typeof processed === 'string') throw refusals[processed]()
  const name = brandFileName(processed)
  await db
    .insert(brandFiles)
    .values({ name, content: processed.content })
    .onConflictDoUpdate({ target: brandFiles.name, set: { createdAt: sql`shop_now()` } })
  return { name }
}
