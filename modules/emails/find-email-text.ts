import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/emails/calls.ts'
import { usualText } from '#contract/emails/email-text.ts'
import type { AdminContext } from '../context.ts'
import { emailTextKey, readEmailTexts } from './read-email-texts.ts'
import { sampleValues } from './render-words.ts'

/** The owner's words of an email, and its placeholders. */
export async function findEmailText(ctx: AdminContext, { kind, locale }: Payload<typeof calls.findEmailText>) {
  const key = emailTextKey(kind, locale)
  const stored = (await readEmailTexts(ctx.db, [key])).get(key)
  const values = await sampleValues(ctx, kind, locale)
  return {
    text: stored?.text ?? usualText,
    version: stored?.version ?? 0,
    placeholders: Object.entries(values).map(([name, example]) => ({ name, example })),
  }
}
