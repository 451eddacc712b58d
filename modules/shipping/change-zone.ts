import { and, eq, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { countryName } from '#contract/countries.ts'
import { conflict, type FieldMessage, refuseFields } from '#contract/errors.ts'
import { toCents } from '#contract/money.ts'
import type { calls, OwnMethod, OwnZone } from '#contract/shipping/calls.ts'
import type { Tx } from '#db/open-database.ts'
import { shippingMethods, shippingZoneCountries, shippingZones } from '#db/tables/shipping.ts'
import { apiShippingMessages } from '#messages/en-US/api/shipping.ts'
import { changedParts } from '../audit/changed-parts.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { recordRowVersion } from '../versions/row-versions.ts'
import { findOwnZone } from './list-zones.ts'

type Wanted = Payload<typeof calls.changeZone>

/**
 * Changes a zone with its countries and methods. Refuses with 409 a stale version and what another zone has: the name, a
 * country, or the rest of the countries.
 */
export async function changeZone(ctx: AdminContext, wanted: Wanted) {
  const { zoneId, version, name, isRest, countries, methods } = wanted
  refuseFields(400, wrongFields(wanted))
  const zone = await ctx.db.transaction(async (tx) => {
    const before = await findOwnZone(await lockZones(tx), zoneId)
    await refuseTaken(tx, wanted)
    const [claimed] = await tx
      .update(shippingZones)
      .set({ name, isRest, version: sql`${shippingZones.version} + 1`, updatedAt: sql`shop_now()` })
      .where(and(eq(shippingZones.id, zoneId), eq(shippingZones.version, version)))
      .returning({ id: shippingZones.id })
    if (!claimed) throw conflict(apiShippingMessages.changedMeanwhile)
    await tx.delete(shippingZoneCountries).where(eq(shippingZoneCountries.zoneId, zoneId))
    await tx.delete(shippingMethods).where(eq(shippingMethods.zoneId, zoneId))
    if (countries.length > 0) {
      await tx.insert(shippingZoneCountries).values(countries.map((country) => ({ country, zoneId })))
    }
    if (methods.length > 0) {
      await tx.insert(shippingMethods).values(methods.map((method, position) => rowOf(method, zoneId, position)))
    }
    const after = await findOwnZone(tx, zoneId)
    await recordRowVersion(ctx, tx, { kind: 'zone', id: zoneId, before, after, toValue: toVersion })
    await recordAuditEvent(ctx, tx, {
      action: 'shipping-zone.changed',
      subjectKind: 'shipping-zone',
      subjectId: zoneId,
      detail: { name, fields: changedParts(auditedParts, before, after) },
    })
    return after
  })
  await ctx.settings.refresh()
  return { zone, message: apiShippingMessages.saved }
}

/** Serializes changes of zones: of two that want the same country, the second is refused. */
export async function lockZones(tx: Tx): Promise<Tx> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('shipping'))`)
  return tx
}

function toVersion({ zoneId: _, version: __, ...content }: OwnZone) {
  return content
}

function wrongFields({ isRest, countries, methods }: Wanted): FieldMessage[] {
  const names = methods.map(({ name, speed }) => (name || speed).toLowerCase())
  return [
    ...(isRest && countries.length > 0 ? [{ param: 'countries', msg: apiShippingMessages.restHasCountries }] : []),
    ...methods.flatMap(({ minDays, maxDays }, place) => [
      ...(names.indexOf(names[place] ?? '') < place
        ? [{ param: `methods.${place}.name`, msg: apiShippingMessages.methodTwice }]
        : []),
      ...(maxDays < minDays ? [{ param: `methods.${place}.maxDays`, msg: apiShippingMessages.daysTurned }] : []),
    ]),
  ]
}

async function refuseTaken(tx: Tx, { zoneId, name, isRest, countries }: Wanted): Promise<void> {
  const zones = await tx.select().from(shippingZones)
  const others = zones.filter(({ id }) => id !== zoneId)
  const listed = await tx.select().from(shippingZoneCountries)
  const rest = isRest && others.find((zone) => zone.isRest)
  refuseFields(409, [
    ...others
      .filter((zone) => zone.name.toLowerCase() === name.toLowerCase())
      .map((zone) => ({ param: 'name', msg: apiShippingMessages.nameTaken(zone.name) })),
    ...(rest ? [{ param: 'isRest', msg: apiShippingMessages.otherRest(rest.name) }] : []),
    ...listed
      .filter(({ country }) => countries.includes(country))
      .flatMap(({ country, zoneId: by }) => {
        const other = others.find(({ id }) => id === by)
        return other
          ? [{ param: 'countries', msg: apiShippingMessages.countryTaken(countryName(country), other.name) }]
          : []
      }),
  ])
}

/** An amount that its kind does not use is not stored. */
function rowOf(method: OwnMethod, zoneId: string, position: number): typeof shippingMethods.$inferInsert {
  const { isOn, name, speed, kind, minDays, maxDays } = method
  const isOver = kind === 'by_subtotal' || kind === 'free_above'
  return {
    ...{ zoneId, position, isOn, name, speed, kind, minDays, maxDays },
    priceCents: toCents(method.price),
    perKgCents: kind === 'by_weight' ? toCents(method.perKg) : 0,
    overCents: isOver ? toCents(method.over) : 0,
    priceOverCents: kind === 'by_subtotal' ? toCents(method.priceOver) : 0,
  }
}

const auditedParts = ['name', 'isRest', 'countries', 'methods'] as const
