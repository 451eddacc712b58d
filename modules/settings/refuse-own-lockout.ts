import { sql } from 'drizzle-orm'
import type { Settings } from '#contract/settings/settings.ts'
import type { Tx } from '#db/open-database.ts'
import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'
import type { AdminContext } from '../context.ts'
import { hasSecondFactor } from '../has-second-factor.ts'
import { refusedFields } from './refused-fields.ts'

/** Refuses an owner without a second factor who requires one of all staff: the next call would be refused to her, too. */
export async function refuseOwnLockout(
  ctx: AdminContext,
  tx: Tx,
  { security }: Pick<Settings, 'security'>,
): Promise<void> {
  if (!security.requireSecondFactor) return
  const { rows } = await tx.execute<{ has: boolean }>(sql`select ${hasSecondFactor(ctx.caller.customerId)} as has`)
  if (!rows[0]?.has)
    throw refusedFields([{ param: 'values.requireSecondFactor', msg: apiSettingsMessages.ownFactorFirst }])
}
