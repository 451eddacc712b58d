import { and, eq, ne, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, ShopError } from '#contract/errors.ts'
import { toCents } from '#contract/money.ts'
import type { calls } from '#contract/shipping/calls.ts'
import { wrongPlace } from '#contract/shipping/own-pickup-point.ts'
import type { Tx } from '#db/open-database.ts'
import { pickupPoints } from '#db/tables/shipping.ts'
import { apiShippingMessages } from '#messages/en-US/api/shipping.ts'
import { changedParts } from '../audit/changed-parts.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { pickupNameTaken } from './add-pickup-point.ts'
import { lockOwnPoint } from './pickup-points.ts'

type Wanted = Payload<typeof calls.changePickupPoint>

/** Changes a pickup point for new checkouts; refuses with 409 a stale version and a name that another one has. */
export async function changePickupPoint(ctx: AdminContext, wanted: Wanted) {
  const { pointId, version, price, ...fields } = wanted
  refuseWrong(wanted)
  const point = await ctx.db.transaction(async (tx) => {
    const before = await lockOwnPoint(tx, pointId)
    if (before.version !== version) throw conflict(apiShippingMessages.pickupMeanwhile)
    await refuseTaken(tx, wanted)
    await tx
      .update(pickupPoints)
      .set({ ...fields, priceCents: toCents(price), version: version + 1, updatedAt: sql`shop_now()` })
      .where(eq(pickupPoints.id, pointId))
    const after = await lockOwnPoint(tx, pointId)
    await recordAuditEvent(ctx, tx, {
      action: 'pickup-point.changed',
      subjectKind: 'pickup-point',
      subjectId: pointId,
      detail: { name: after.name, fields: changedParts(auditedFields, before, after) },
    })
    return after
  })
  await ctx.settings.refresh()
  return { point, message: apiShippingMessages.saved }
}

function refuseWrong(wanted: Wanted): void {
  const wrong = Object.entries(wrongPlace(wanted)).flatMap(([param, msg]) => (msg === null ? [] : [{ param, msg }]))
  if (wrong[0]) throw new ShopError(400, wrong[0].msg, wrong)
}

async function refuseTaken(tx: Tx, { pointId, name }: Wanted): Promise<void> {
  const isTaken = and(ne(pickupPoints.id, pointId), sql`lower(name) = lower(${name})`)
  if ((await tx.$count(pickupPoints, isTaken)) > 0) throw pickupNameTaken(name)
}

const auditedFields = [
  ...(['name', 'line1', 'line2', 'city', 'state', 'postalCode', 'country'] as const),
  ...(['hours', 'price', 'readyDays', 'isOn'] as const),
]
