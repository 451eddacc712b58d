import type { Payload } from '#contract/call.ts'
import type { customers as calls } from '#contract/customers.ts'
import { tooMany } from '#contract/errors.ts'
import { noteAction } from '../audit/note-action.ts'
import type { AdminContext } from '../context.ts'
import { claimCustomer } from './claim-customer.ts'
import { queueResetLink } from './queue-reset-link.ts'

/** Mails a customer a link to choose a new password, as if they had asked for it themselves. */
export async function sendResetMail(ctx: AdminContext, { customerId }: Payload<typeof calls.sendResetMail>) {
  const email = await ctx.db.transaction(async (tx) => {
    const customer = await claimCustomer(tx, customerId)
    if (!(await queueResetLink(ctx, tx, customer)))
      throw tooMany('Three links went to this address within the hour. Please wait a little and try again.')
    await noteAction(ctx, tx, { action: 'customer.reset-mailed', subjectKind: 'customer', subjectId: customerId })
    return customer.email
  })
  return { message: `A link to choose a new password is on its way to ${email}.` }
}
