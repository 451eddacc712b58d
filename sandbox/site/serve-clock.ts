import type { FastifyInstance } from 'fastify'
import { roleMay } from '#contract/staff/roles.ts'
import { recordAuditEvent } from '#modules/audit/record-audit-event.ts'
import { moveClock } from '#modules/clock/move-clock.ts'
import type { Shop } from '#modules/context.ts'
import { clockSteps } from './clock-form.tsx'
import type { FindCaller } from './serve-switches.ts'

/** Moves the clock of the shop for admins; others are redirected home. */
export function serveClock(app: FastifyInstance, shop: Shop, findCaller: FindCaller): void {
  app.post('/sandbox/clock', async (request, reply) => {
    const caller = await findCaller(request)
    if (!caller || !roleMay(caller.role, 'manager')) return reply.redirect('/', 303)
    const sent = request.body instanceof URLSearchParams ? request.body.get('days') : null
    const days = clockSteps.find((step) => String(step) === sent) ?? null
    if (days === null && sent !== 'back') return reply.redirect('/sandbox/switches', 303)
    await shop.db.transaction(async (tx) => {
      const aheadDays = await moveClock(shop, tx, days)
      await recordAuditEvent({ caller }, tx, {
        action: 'sandbox.clock-moved',
        subjectKind: 'sandbox',
        subjectId: 'sandbox',
        detail: { aheadDays },
      })
    })
    await shop.settings.refresh()
    return reply.redirect('/sandbox/switches#clock', 303)
  })
}
