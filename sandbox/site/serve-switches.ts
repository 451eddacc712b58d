import type { FastifyInstance, FastifyRequest } from 'fastify'
import { roleMay } from '#contract/staff/roles.ts'
import { recordAuditEvent } from '#modules/audit/record-audit-event.ts'
import type { Caller, Shop } from '#modules/context.ts'
import { findSwitches, setSwitches, switchNames } from '../switches.ts'
import { sendPage } from './send-page.ts'
import { renderSwitchPage } from './switch-page.tsx'

/** The logged-in user, from the session cookie of the request. */
export type FindCaller = (request: FastifyRequest) => Promise<Caller | null>

/** Serves the page that turns the sandbox's failures on and off, to admins; others are redirected home. */
export function serveSwitches(app: FastifyInstance, { db, origin, settings }: Shop, findCaller: FindCaller): void {
  async function findAdmin(request: FastifyRequest): Promise<Caller | null> {
    const caller = await findCaller(request)
    return roleMay(caller?.role, 'manager') ? caller : null
  }

  app.get('/sandbox/switches', async (request, reply) => {
    if (!(await findAdmin(request))) return reply.redirect('/', 303)
    const isSaved = new URL(request.url, origin).searchParams.has('saved')
    const shop = await settings.read()
    const { aheadDays } = shop
    return sendPage(reply, 200, renderSwitchPage({ shop, ...(await findSwitches(db)), isSaved, aheadDays }))
  })

  app.post('/sandbox/switches', async (request, reply) => {
    const caller = await findAdmin(request)
    if (!caller) return reply.redirect('/', 303)
    const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const on = switchNames.filter((name) => sent.getAll('on').includes(name))
    const isKept = on.length > 0 && sent.has('kept')
    await db.transaction(async (tx) => {
      await setSwitches(tx, on, { isKept })
      await recordAuditEvent({ caller }, tx, {
        action: 'sandbox.switched',
        subjectKind: 'sandbox',
        subjectId: 'sandbox',
        detail: { on, isKept },
      })
    })
    return reply.redirect('/sandbox/switches?saved', 303)
  })
}
