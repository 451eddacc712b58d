import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { shownDataOf } from '#contract/audit/shown-data.ts'
import type { Call } from '#contract/call.ts'
import { forbidden, invalid, ShopError, unauthenticated, unavailable } from '#contract/errors.ts'
import type { SecurityEvent } from '#contract/security-log/events.ts'
import { roleMay } from '#contract/staff/roles.ts'
import { apiErrorsMessages } from '#messages/en-US/api/errors.ts'
import { apiStaffMessages } from '#messages/en-US/api/staff.ts'
import { recordPersonalRead } from '#modules/audit/record-personal-read.ts'
import { moveCheckouts } from '#modules/checkout/move-checkouts.ts'
import type { Caller, Context, Shop } from '#modules/context.ts'
import { TooManyError } from '#modules/limits/too-many-error.ts'
import { findCaller } from '#modules/sessions/find-caller.ts'
import { rememberDevice } from '#modules/sessions/known-devices.ts'
import { hashToken, newToken } from '#modules/sessions/session-token.ts'
import { inspectPayload, PayloadError } from './inspect-payload.ts'
import { isBusy, isFull } from './is-busy.ts'
import type { Limits } from './limits/limits.ts'
import { limitsOf } from './limits/limits-of.ts'
import { refusalEventOf, successEventOf } from './log/security-event-of.ts'
import { operationOf } from './operation-of.ts'
import { readCatalog } from './read-catalog.ts'
import { inSpan } from './tracing/in-span.ts'

/** A call, independent of transport. The tokens are not hashed. */
export interface CallRequest {
  call: Call
  payload: unknown
  /** Reads the uploaded file; called only after the sender is authorized. */
  readFile?: () => Promise<Uint8Array>
  /** The session token of the cookie; null if there is none. */
  cookieToken: string | null
  visitorToken: string | null
  /** The cookie of a browser that has logged in before. */
  deviceToken?: string | null
  address: string
  userAgent?: string | undefined
  requestId: string
}

/** The reply to a call; the HTTP layer turns the other fields into cookies and headers. */
export interface CallReply {
  status: number
  body: Record<string, unknown>
  sessionToken?: string
  visitorToken?: string
  deviceToken?: string
  endsSession?: boolean
  retryAfterSeconds?: number
}

/** Single entry point for calls: authenticate, authorize, validate, run, strip undeclared fields. */
export function answer(shop: Shop, limits: Limits, request: CallRequest): Promise<CallReply> {
  const { path } = request.call
  const known: Known = { staffId: null, isPersonalRead: false, visitorToken: null }
  return inSpan(`call ${path}`, { 'vitrine.call': path }, () =>
    limits
      .runByAddress(limitsOf(request), request.address, () => runCall(shop, limits, request, known))
      .then(
        (reply) =>
          recordReply(shop, request, reply, { event: successEventOf(request.call, known.isPersonalRead), ...known }),
        (error: unknown) => {
          const reply = toErrorReply(shop, request, error)
          const event = refusalEventOf(request.call, reply.status, error instanceof PayloadError)
          // What was reserved before a fault belongs to this visitor, who finds it on the next attempt.
          const { visitorToken } = known
          const marked = reply.status >= 500 && visitorToken ? { ...reply, visitorToken } : reply
          return recordReply(shop, request, marked, { event, ...known })
        },
      ),
  )
}

interface Known {
  /** Of staff once they are authenticated, also when the call is refused. */
  staffId: string | null
  /** Whether staff saw the personal data of another person. */
  isPersonalRead: boolean
  /** Of a call that marks its visitor, also when it fails. */
  visitorToken: string | null
}

function recordReply(
  { security }: Shop,
  { call, requestId }: CallRequest,
  reply: CallReply,
  { event, staffId }: Pick<Known, 'staffId'> & { event: SecurityEvent | null },
): CallReply {
  if (event) security.record(event, { call: call.path, status: reply.status, staffId, requestId })
  return reply
}

const replyBody = z.looseObject({})

const loggedIn = z.object({ user: z.object({ id: z.string(), role: z.string() }) })

// Of a login; customers stay unknown to the security log.
function staffIdIn(body: unknown): string | null {
  return z.safeParse(loggedIn, body).data?.user.id ?? null
}

async function runCall(shop: Shop, limits: Limits, request: CallRequest, known: Known): Promise<CallReply> {
  const { call } = request
  const sent = inspectPayload(request.payload)
  const authenticated = await authenticate(shop, call, request.cookieToken, sent.token)
  if (authenticated?.heldRole) known.staffId = authenticated.customerId
  const caller = authorize(call, authenticated)

  const visitorToken = request.visitorToken ?? (call.session === 'marks-visitor' ? newToken('visitor') : null)
  if (call.session === 'marks-visitor') known.visitorToken = visitorToken
  const ctx: Context = {
    ...shop,
    caller,
    visitorHash: visitorToken && hashToken(visitorToken),
    address: request.address,
    userAgent: request.userAgent ?? '',
    requestId: request.requestId,
  }
  const subject = {
    address: request.address,
    email: typeof sent.email === 'string' ? sent.email : null,
    customerId: caller?.customerId ?? null,
    deviceToken: request.deviceToken ?? null,
  }
  const run = operationOf(call)
  // Before the account is counted: what is invalid by itself is no attempt on it. The file of an upload is still to be read.
  const checked = validatePayload(call, request.readFile ? { ...sent, file: new Uint8Array() } : sent)
  run.check?.(checked)
  const result = await limits.runByAccount(call.limit, subject, async () => {
    if (request.readFile) await run.admit?.(ctx, checked)
    const file = await request.readFile?.()
    const payload = file ? validatePayload(call, { ...sent, file }) : checked
    return call.allowStaleRead && !caller ? readCatalog(shop, (db) => run({ ...ctx, db }, payload)) : run(ctx, payload)
  })
  const body = { status: 200, ...z.parse(replyBody, z.parse(call.response, result)) }
  known.isPersonalRead = await isPersonalRead(shop, request, caller, body)
  if (call.session === 'starts') known.staffId = staffIdIn(body)
  const sessionToken = call.session === 'starts' && 'token' in body ? String(body.token) : null
  // A customer who logs in is known from then on: what others ordered in this browser stays with the former visitor.
  const nextVisitor = sessionToken && ctx.visitorHash ? newToken('visitor') : null
  if (nextVisitor && sessionToken && ctx.visitorHash) {
    const move = { from: ctx.visitorHash, to: hashToken(nextVisitor), tokenHash: hashToken(sessionToken) }
    await moveCheckouts(shop.db, move)
  }
  const deviceToken = sessionToken && (await remember(shop, request, sessionToken))

  return {
    status: 200,
    body,
    ...(sessionToken && { sessionToken }),
    ...(deviceToken && { deviceToken }),
    ...(call.session === 'marks-visitor' && visitorToken && { visitorToken }),
    ...(nextVisitor && { visitorToken: nextVisitor }),
    ...(call.session === 'ends' && { endsSession: true }),
  }
}

function remember({ db }: Shop, { deviceToken = null }: CallRequest, sessionToken: string): Promise<string> {
  return rememberDevice(db, { former: deviceToken, sessionHash: hashToken(sessionToken) })
}

/** Records who of the staff sees whose data, before they see it. */
async function isPersonalRead(
  shop: Shop,
  { call, payload }: CallRequest,
  caller: Caller | null,
  response: unknown,
): Promise<boolean> {
  if (!caller) return false
  const read = shownDataOf(call.shows, { role: caller.role, payload, response })
  return read !== null && recordPersonalRead(shop, { ...read, actorId: caller.customerId })
}

async function authenticate(
  shop: Shop,
  call: Call,
  cookieToken: string | null,
  sentToken: unknown,
): Promise<Caller | null> {
  const bodyToken = call.tokenIsSubject ? null : readToken(sentToken)
  if (cookieToken && bodyToken && cookieToken !== bodyToken) throw unauthenticated(apiErrorsMessages.sessionExpired)
  const token = bodyToken ?? cookieToken
  if (!token) return null
  const caller = await findCaller(shop, token)
  // An expired cookie makes its sender a guest; an invalid token in the payload is an error.
  if (!caller && bodyToken) throw unauthenticated(apiErrorsMessages.sessionExpired)
  return caller
}

// Older clients send an empty token for guests.
function readToken(sent: unknown): string | null {
  if (sent === undefined || sent === null || sent === '') return null
  if (typeof sent !== 'string') throw invalid(invalidFieldMessage('token'))
  return sent
}

/** Returns the caller with the role that is in force for this call. */
function authorize(call: Call, caller: Caller | null): Caller | null {
  if (call.access === 'anyone') return caller
  if (!caller) throw unauthenticated()
  const role = caller.owes && caller.owes === call.serves ? caller.heldRole : caller.role
  if (call.access === 'customer' || roleMay(role, call.access)) return { ...caller, role }
  throw forbidden(caller.owes ? apiStaffMessages.owes[caller.owes] : undefined)
}

function validatePayload(call: Call, sent: Record<string, unknown>): unknown {
  // Messages of the contract are complete sentences; the default needs the name of the field.
  const read = z.safeParse(call.payload, sent, { error: () => apiErrorsMessages.invalidField })
  if (read.success) return read.data
  const fields = read.error.issues.map((issue) => ({ param: issue.path.join('.') || 'payload', msg: issue.message }))
  const [first = { param: 'payload', msg: apiErrorsMessages.invalidField }] = fields
  const sentence = first.msg === apiErrorsMessages.invalidField ? invalidFieldMessage(first.param) : first.msg
  throw new PayloadError(sentence, call.listsFieldErrors ? fields : null)
}

function invalidFieldMessage(param: string): string {
  return apiErrorsMessages.invalidNamedField(param)
}

function toErrorReply(shop: Shop, request: CallRequest, error: unknown): CallReply {
  if (error instanceof ShopError) {
    const { status, fields, message } = error
    const body = { status, message: fields ?? message }
    return error instanceof TooManyError
      ? { status, body, retryAfterSeconds: error.retryAfterSeconds }
      : { status, body, ...(status === 503 && { retryAfterSeconds: 5 }) }
  }
  if (isBusy(error)) return toErrorReply(shop, request, unavailable())
  shop.log.error({ err: error, requestId: request.requestId, call: request.call.path }, 'Call failed')
  if (isFull(error)) return toErrorReply(shop, request, new ShopError(507, apiErrorsMessages.full))
  return toErrorReply(shop, request, new ShopError(500, apiErrorsMessages.unexpected(request.requestId)))
}

/** An id that ties the log lines of one request together. */
export const newRequestId = () => randomUUID()
