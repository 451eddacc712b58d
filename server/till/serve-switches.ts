import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findSwitches, setSwitches, switchNames } from '#adapters/payment/sandbox/switches.ts'
import { noteAction } from '#modules/audit/note-action.ts'
import type { Caller, Shop } from '#modules/context.ts'
import { findCaller } from '#modules/customers/find-caller.ts'
import { cookieNames, readCookies } from '../cookies.ts'
import { sendPage } from './send-page.ts'
import { renderSwitchPage } from './switch-page.tsx'

/** Serves the page of the till's switches; whoever is no admin is sent home. */
export function serveSwitches(app: FastifyInstance, { db, origin, settings }: Shop): void {
  const names = cookieNames(origin)

  async function findAdmin(request: FastifyRequest): Promise<Caller | null> {
    const { cookieToken } = readCookies(request, names)
    const caller = cookieToken ? await findCaller(db, cookieToken) : null
    return caller?.role === 'admin' ? caller : null
  }

  app.get('/till/switches', async (request, reply) => {
    if (!(await findAdmin(request))) return reply.redirect('/', 303)
    const isSaved = new URL(request.url, origin).searchParams.has('saved')
    const { shop } = await settings.read()
    return sendPage(reply, 200, renderSwitchPage({ shopName: shop.name, ...(await findSwitches(db)), isSaved }))
  })

  app.post('/till/switches', async (request, reply) => {
    const caller = await findAdmin(request)
    if (!caller) return reply.redirect('/', 303)
    const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const on = switchNames.filter((name) => sent.getAll('on').includes(name))
    const isKept = on.length > 0 && sent.has('kept')
    await db.transaction(async (tx) => {
      await setSwitches(tx, on, { isKept })
      await noteAction({ caller }, tx, {
        action: 'till.switched',
        subjectKind: 'till',
        subjectId: 'sandbox',
        detail: { on, isKept },
      })
    })
    return reply.redirect('/till/switches?saved', 303)
  })
}
