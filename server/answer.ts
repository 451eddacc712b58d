import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import { forbidden, invalid, ShopError, unauthenticated, unavailable } from '#contract/errors.ts'
import { isAdminRole } from '#contract/staff/is-admin-role.ts'
import { findCaller } from '#modules/accounts/find-caller.ts'
import { hashToken, newToken } from '#modules/accounts/session-token.ts'
import type { Caller, Context, Shop } from '#modules/context.ts'
import { inspectPayload } from './inspect-payload.ts'
import { isBusy, isFull } from './is-busy.ts'
import type { Limits } from './limits/limits.ts'
import { TooManyError } from './limits/too-many-error.ts'
import { operationOf } from './operation-of.ts'
import { readCatalog } from './read-catalog.ts'
import { inSpan } from './tracing/in-span.ts'

/** A call as it came in, whatever the way. Tokens are as their owner holds them, not hashed. */
export interface CallRequest {
  call: Call
  payload: unknown
  /** Takes in the file of an upload; called once it is known that its sender may send one. */
  readFile?: () => Promise<Uint8Array>
  /** The session token of the cookie, if the browser sent one. */
  cookieToken: string | null
  visitorToken: string | null
  address: string
  requestId: string
}

/** What goes back: the body carries `status` too; cookies and headers are set by whoever speaks HTTP. */
export interface CallReply {
  status: number
  body: Record<string, unknown>
  sessionToken?: string
  visitorToken?: string
  endsSession?: boolean
  retryAfterSeconds?: number
}

/** The one door: who is it, may they, is the payload right, run, trim the reply to the contract. */
export function answer(shop: Shop, limits: Limits, asked: CallRequest): Promise<CallReply> {
  const { path, limit } = asked.call
  return inSpan(`call ${path}`, { 'vitrine.call': path }, () =>
    limits
      .runByAddress(limit, asked.address, () => admit(shop, limits, asked))
      .catch((error: unknown) => refuse(shop, asked, error)),
  )
}

async function admit(shop: Shop, limits: Limits, asked: CallRequest): Promise<CallReply> {
  const { call } = asked
  const sent = inspectPayload(asked.payload)
  const caller = await whoIsIt(shop, call, asked.cookieToken, sent.token)
  mayThey(call, caller)

  const visitorToken = asked.visitorToken ?? (call.session === 'marks-visitor' ? newToken('visitor') : null)
  const ctx: Context = {
    ...shop,
    caller,
    visitorHash: visitorToken && hashToken(visitorToken),
    requestId: asked.requestId,
  }
  const spender = {
    address: asked.address,
    email: typeof sent.email === 'string' ? sent.email : null,
    customerId: caller?.customerId ?? null,
  }
  const result = await limits.runByAccount(call.limit, spender, async () => {
    const file = await asked.readFile?.()
    const payload = readPayload(call, file ? { ...sent, file } : sent)
    const run = operationOf(call)
    return call.allowStaleRead && !caller ? readCatalog(shop, (db) => run({ ...ctx, db }, payload)) : run(ctx, payload)
  })
  const body = { status: 200, ...z.parse(z.looseObject({}), z.parse(call.response, result)) }

  return {
    status: 200,
    body,
    ...(call.session === 'starts' && 'token' in body && { sessionToken: String(body.token) }),
    ...(call.session === 'marks-visitor' && visitorToken && { visitorToken }),
    ...(call.session === 'ends' && { endsSession: true }),
  }
}

async function whoIsIt(shop: Shop, call: Call, cookieToken: string | null, sentToken: unknown): Promise<Caller | null> {
  const bodyToken = call.tokenIsSubject ? null : readToken(sentToken)
  if (cookieToken && bodyToken && cookieToken !== bodyToken) throw unauthenticated('Your session has expired')
  const token = bodyToken ?? cookieToken
  if (!token) return null
  const caller = await findCaller(shop.db, token)
  // A stale cookie must not keep a guest from browsing; a token sent on purpose must be right.
  if (!caller && bodyToken) throw unauthenticated('Your session has expired')
  return caller
}

// Guests of older clients send an empty token along.
function readToken(sent: unknown): string | null {
  if (sent === undefined || sent === null || sent === '') return null
  if (typeof sent !== 'string') throw invalid(nameField('token'))
  return sent
}

function mayThey(call: Call, caller: Caller | null): void {
  if (call.access === 'anyone') return
  if (!caller) throw unauthenticated()
  if (call.access === 'admin' && !isAdminRole(caller.role)) throw forbidden()
}

const unclear = 'This is missing or not of the right kind.'

function readPayload(call: Call, sent: Record<string, unknown>): unknown {
  // The contract's own messages are whole sentences; where it has none, the field is named.
  const read = z.safeParse(call.payload, sent, { error: () => unclear })
  if (read.success) return read.data
  const fields = read.error.issues.map((issue) => ({ param: issue.path.join('.') || 'payload', msg: issue.message }))
  const [first = { param: 'payload', msg: unclear }] = fields
  const sentence = first.msg === unclear ? nameField(first.param) : first.msg
  throw call.listsFieldErrors ? new ShopError(400, sentence, fields) : invalid(sentence)
}

function nameField(param: string): string {
  return `The field ${param} is missing or not of the right kind.`
}

function refuse(shop: Shop, asked: CallRequest, error: unknown): CallReply {
  if (error instanceof ShopError) {
    const { status, fields, message } = error
    const body = { status, message: fields ?? message }
    return error instanceof TooManyError
      ? { status, body, retryAfterSeconds: error.retryAfterSeconds }
      : { status, body, ...(status === 503 && { retryAfterSeconds: 5 }) }
  }
  if (isBusy(error)) return refuse(shop, asked, unavailable())
  shop.log.error({ err: error, requestId: asked.requestId, call: asked.call.path }, 'A call failed.')
  if (isFull(error)) return refuse(shop, asked, new ShopError(507, 'The shop has no room for this at the moment.'))
  return refuse(
    shop,
    asked,
    new ShopError(500, `Something went wrong on our side. Please try again. (${asked.requestId})`),
  )
}

/** A request id for calls that did not come over HTTP. */
export const newRequestId = () => randomUUID()
