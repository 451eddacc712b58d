import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/privacy/calls.ts'
import { apiCustomersMessages } from '#messages/en-US/api/customers.ts'
import { confirmPassword } from '../accounts/confirm-password.ts'
import type { CustomerContext } from '../context.ts'
import { eraseCustomer } from './erase-customer.ts'

/** Deletes the account of the logged-in customer after checking the password again, in one transaction. */
export async function deleteMyAccount(ctx: CustomerContext, { password }: Payload<typeof calls.deleteMyAccount>) {
  await confirmPassword(ctx, password)
  await ctx.db.transaction((tx) => eraseCustomer(ctx, tx, ctx.caller.customerId, refusalMessage))
  return { message: apiCustomersMessages.yourAccountDeleted }
}

const refusalMessage = (orderNumber: string) => apiCustomersMessages.yourOrderProcessing(orderNumber)
