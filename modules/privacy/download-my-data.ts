import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/privacy/calls.ts'
import { apiCustomersMessages } from '#messages/en-US/api/customers.ts'
import { confirmPassword } from '../accounts/confirm-password.ts'
import type { CustomerContext } from '../context.ts'
import { collectData } from './collect-data.ts'

/** Everything the shop stores about the logged-in customer, after checking the password again. */
export async function downloadMyData(ctx: CustomerContext, { password }: Payload<typeof calls.downloadMyData>) {
  await confirmPassword(ctx, password)
  return { message: apiCustomersMessages.yourData, myData: await collectData(ctx) }
}
