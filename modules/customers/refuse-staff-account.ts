import { forbidden } from '#contract/errors.ts'
import type { AdminContext } from '../context.ts'
import { may } from '../may.ts'

/** Refuses to touch the account of another member of staff, which is for owners. */
export function refuseStaffAccount(ctx: AdminContext, account: { id: string; role: string | null }): void {
  if (account.role !== null && account.id !== ctx.caller.customerId && !may(ctx, 'owner')) throw forbidden()
}
