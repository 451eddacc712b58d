import * as z from 'zod/mini'
import { type Access, type Call, directAddress } from '#contract/call.ts'
import { contract } from '#contract/index.ts'
import { cookieNames } from '../http/cookies.ts'
import { limitRules } from '../limits/limit-rules.ts'
import { takesCodes } from '../limits/limits-of.ts'
import { allCalls } from '../operation-of.ts'

export type Schema = z.core.JSONSchema.BaseSchema

const access: Record<Access, string> = {
  anyone: 'Anyone.',
  customer: 'Logged-in customers.',
  staff: 'Staff.',
  support: 'Support, managers and owners.',
  editor: 'Editors, managers and owners.',
  manager: 'Managers and owners.',
  owner: 'Owners.',
}

/** What any call may be refused with. */
const refusals = {
  400: 'Invalid payload; see the message.',
  401: 'Not logged in, or the session has expired.',
  403: 'Not permitted, or a cross-site request.',
}

const bodyRefusals = {
  413: 'Request body too large.',
  415: 'Not JSON, or not an image.',
}

const limitRefusal = { 429: 'Rate limit exceeded; retry after `Retry-After` seconds.' }

/** What some calls answer too; the contract does not say which. */
const otherErrors = {
  404: 'Unknown call or object.',
  409: 'Conflicts with the current state; see the message.',
  500: 'Internal error; the message contains the request id.',
  503: 'The shop is busy; retry after `Retry-After` seconds.',
}

const errorBody = {
  type: 'object',
  required: ['status', 'message'],
  properties: {
    status: { type: 'integer', description: 'Equal to the HTTP status.' },
    message: {
      description: 'A message to display; an invalid sign-up returns a list.',
      anyOf: [
        { type: 'string' },
        {
          type: 'array',
          items: {
            type: 'object',
            required: ['msg', 'param'],
            properties: { msg: { type: 'string' }, param: { type: 'string' } },
          },
        },
      ],
    },
  },
} as const

/** The payload of a call as a JSON schema. */
export function payloadSchema(call: Call): Schema {
  const schema = schemaOf(call.payload, 'input')
  const token = { type: 'string', description: 'The session, for clients without cookies.' } as const
  const takesToken = call.access !== 'anyone' && !call.upload
  return takesToken ? { ...schema, properties: { ...schema.properties, token } } : schema
}

/** The reply to a call as a JSON schema, with its status. */
export function responseSchema(call: Call): Schema {
  const schema = schemaOf(call.response, 'output')
  return { ...schema, properties: { status: { const: 200 }, ...schema.properties } }
}

function schemaOf(type: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema, ...schema } = z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => nameProperties(jsonSchema),
  })
  return schema
}

// zod describes a record with fixed keys by the names of its properties, which it requires without defining them.
function nameProperties(schema: Schema): void {
  const { propertyNames, additionalProperties, required } = schema
  if (schema.properties || !propertyNames || !required || typeof additionalProperties !== 'object') return
  schema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]))
  schema.additionalProperties = false
  delete schema.propertyNames
}

/** The rate limit of a call per network as a sentence; null if it has none. */
export function limitInWords(call: Call): string | null {
  if (!call.limit) return null
  const { points, seconds, failuresOnly } = limitRules[call.limit].address
  const own = `${points} ${failuresOnly ? 'refusals ' : ''}in ${periodOf(seconds)} from one network`
  const codes = limitRules.discountCode.address
  return takesCodes(call) ? `${own}, and ${codes.points} refused codes in ${periodOf(codes.seconds)}` : own
}

const periodOf = (seconds: number) => (seconds < 3_600 ? `${seconds / 60} min` : `${seconds / 3_600} h`)

function describeCall(call: Call) {
  const limit = limitInWords(call)
  const { file: _, ...fields } = call.upload ? (payloadSchema(call).properties ?? {}) : {}
  const atMost = call.upload === 'table' ? 'At most 20 MB.' : 'At most 8 MB.'
  const file = { type: 'string', contentMediaType: 'application/octet-stream', description: atMost }
  const token = { type: 'string', description: 'The session, for clients without cookies; must precede the file.' }
  const properties = { token, ...fields, file }
  const content = call.upload
    ? { 'multipart/form-data': { schema: { type: 'object', required: ['file'], properties } } }
    : { 'application/json': { schema: payloadSchema(call) } }
  return {
    operationId: call.path.replace(/[^A-Za-z]+(\w?)/g, (_all, next: string) => next.toUpperCase()),
    summary: call.summary,
    description: [`Access: ${access[call.access]}`, limit && `Limit: ${limit}.`].filter(Boolean).join(' '),
    tags: [nounOf(call)],
    ...(call.method !== 'GET' && { requestBody: { required: true, content } }),
    responses: {
      200: { description: 'Success.', content: { 'application/json': { schema: responseSchema(call) } } },
      ...refusalsOf(call),
    },
  }
}

function refusalsOf({ method, limit }: Pick<Call, 'method' | 'limit'>) {
  const statuses = { ...refusals, ...(method !== 'GET' && bodyRefusals), ...(limit && limitRefusal) }
  const named = Object.keys(statuses).map((status) => [status, { $ref: `#/components/responses/${nameOf(status)}` }])
  return { ...Object.fromEntries(named), default: { $ref: '#/components/responses/Error' } }
}

function nameOf(status: string): string {
  return `Error${status}`
}

function describeErrors() {
  const content = { 'application/json': { schema: errorBody } }
  const named = Object.entries({ ...refusals, ...bodyRefusals, ...limitRefusal })
  const others = Object.entries(otherErrors).map(([status, meaning]) => `${status}: ${meaning}`)
  return {
    ...Object.fromEntries(named.map(([status, description]) => [nameOf(status), { description, content }])),
    Error: { description: others.join(' '), content },
  }
}

/** The noun of the contract that declares a call. */
export function nounOf(call: Call): string {
  const found = Object.entries(contract).find(([, calls]) => Object.values(calls).includes(call))
  return found?.[0] ?? ''
}

function describeGateway() {
  const named = allCalls.filter((call) => call.entry !== 'direct')
  const oneOf = named.map((call) => ({
    title: call.summary,
    type: 'object',
    required: ['method', 'path', 'payload'],
    properties: { method: { const: call.method }, path: { const: call.path }, payload: payloadSchema(call) },
  }))
  return {
    operationId: 'gateway',
    summary: 'Makes any call by its method and path.',
    description: 'Returns the reply of the call. Of duplicate keys in an object, the last one counts.',
    tags: ['gateway'],
    requestBody: { required: true, content: { 'application/json': { schema: { oneOf } } } },
    responses: {
      200: { description: 'The reply of the call.' },
      ...refusalsOf({ method: 'POST', limit: 'browse' }),
    },
  }
}

/** The OpenAPI 3.1 description of every call in the contract. */
export function describeApi(origin: string) {
  const direct = allCalls.map(
    (call) => [directAddress(call), { [call.method.toLowerCase()]: describeCall(call) }] as const,
  )
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine API',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description: [
        'Every reply is JSON with a `status` equal to the HTTP status; errors have a `message`.',
        'Browsers authenticate by a cookie that login sets, other clients by the `token` of login in the payload.',
        'Amounts are in the currency of the shop, with its decimals, times are ISO 8601.',
      ].join(' '),
    },
    servers: [{ url: origin }],
    security: [{ session: [] }, {}],
    paths: { '/gateway': { post: describeGateway() }, ...Object.fromEntries(direct) },
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieNames(origin).session } },
      responses: describeErrors(),
    },
  }
}
