import type { Payload } from '#contract/call.ts'
import { invalid } from '#contract/errors.ts'
import type { calls } from '#contract/messages/calls.ts'
import { departments } from '#contract/messages/departments.ts'
import { isMobilePhone } from '#contract/messages/is-mobile-phone.ts'
import { isEmail, normalEmail } from '#contract/text.ts'
import { messages } from '#db/tables/messages.ts'
import { apiMessagesMessages } from '#messages/en-US/api/messages.ts'
import { contactMessages } from '#messages/en-US/contact.ts'
import { rulesMessages } from '#messages/en-US/rules.ts'
import { findAccountEmail } from '../accounts/find-account-email.ts'
import type { Context } from '../context.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { readShopLocale } from '../settings/shop-locale.ts'

type ContactMessage = Payload<typeof calls.userRequests>

/** Stores a contact message, notifies the shop and confirms it to the sender. */
export async function userRequests(ctx: Context, { website, ...payload }: ContactMessage) {
  checkRequest(payload, (await ctx.settings.read()).shop.country)
  const request = { ...payload, email: normalEmail(payload.email) }
  if (website === '') await storeRequest(ctx, request)
  const message = apiMessagesMessages.received
  return { msg: message, message }
}

async function storeRequest(ctx: Context, request: Omit<ContactMessage, 'website'>): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const customerId = ctx.caller?.customerId ?? null
    const [stored] = await tx
      .insert(messages)
      .values({ ...request, customerId })
      .returning({ messageId: messages.id })
    if (!stored) return
    const { messageId } = stored
    const owner = await findAccountEmail(tx)
    const cause = `contact:${messageId}`
    const { email, department } = request
    if (owner) {
      const fields = { ...request, messageId }
      await queueEmail(ctx, tx, {
        kind: 'contact-note-to-shop',
        cause: `${cause}:note`,
        to: owner,
        locale: await readShopLocale(tx),
        fields,
      })
    }
    await queueEmail(ctx, tx, {
      kind: 'contact-received',
      cause: `${cause}:received`,
      to: email,
      fields: { department, messageId },
    })
  })
}

// Source: spec section 5, "Contact".
function checkRequest(payload: Omit<ContactMessage, 'website'>, country: string): void {
  if (Object.values(payload).includes('')) {
    throw invalid(contactMessages.missing)
  }
  if (!isEmail(normalEmail(payload.email))) throw invalid(rulesMessages.invalidEmailPlain)
  if (!isMobilePhone(payload.phone, country)) throw invalid(contactMessages.phoneInvalid)
  if (!departments.some((department) => department === payload.department)) {
    throw invalid(apiMessagesMessages.departmentInvalid)
  }
}
