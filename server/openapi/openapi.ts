import * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import { contract } from '#contract/index.ts'
import { cookieNames } from '../http/cookies.ts'
import { limitRules } from '../limits/limit-rules.ts'
import { allCalls } from '../operation-of.ts'

export type Schema = z.core.JSONSchema.BaseSchema

const who = { anyone: 'Anyone.', customer: 'Customers who are logged in.', admin: 'Admins.' }

const refusals: Record<string, string> = {
  400: 'What was sent cannot be used; the message says what is wrong.',
  401: 'Nobody is logged in, or the session has expired.',
  403: 'Whoever is logged in may not do this, or the request does not come from our pages.',
  404: 'There is no such call, or no such thing.',
  409: 'It cannot be done as things are now; the message says why.',
  413: 'More than the shop takes at once.',
  415: 'Not JSON, or not an image.',
  429: 'Too many tries; `Retry-After` says when to ask again.',
  500: 'A fault on our side, with the id under which it was noted.',
  503: 'The shop is busy; `Retry-After` says when to ask again.',
}

const refusal = {
  type: 'object',
  required: ['status', 'message'],
  properties: {
    status: { type: 'integer', description: 'Equal to the HTTP status.' },
    message: {
      description: 'A sentence to be shown; a sign-up that was filled in wrong answers a list.',
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

/** What a caller may send, as a JSON schema. */
export function payloadSchema(call: Call): Schema {
  const { $schema, ...schema } = z.toJSONSchema(call.payload, { io: 'input', unrepresentable: 'any' })
  const token = { type: 'string', description: 'The session, for clients without cookies.' } as const
  const takesToken = call.access !== 'anyone' && !call.upload
  return takesToken ? { ...schema, properties: { ...schema.properties, token } } : schema
}

/** What a caller reads, as a JSON schema; every reply carries its status. */
export function responseSchema(call: Call): Schema {
  const { $schema, ...schema } = z.toJSONSchema(call.response, { io: 'output', unrepresentable: 'any' })
  return { ...schema, properties: { status: { const: 200 }, ...schema.properties } }
}

/** Where a call is made directly; null for calls that only the gateway takes. */
export function directAddress(call: Call): string | null {
  return call.entry === 'gateway' ? null : (call.address ?? `/api/${call.path}`)
}

/** How often a call may be made from one network, in words; null where nobody counts. */
export function limitInWords({ limit }: Call): string | null {
  if (!limit) return null
  const { points, seconds, failuresOnly } = limitRules[limit].address
  return `${points} ${failuresOnly ? 'refusals ' : ''}in ${seconds < 3_600 ? `${seconds / 60} min` : `${seconds / 3_600} h`} from one network`
}

function describeCall(call: Call) {
  const limit = limitInWords(call)
  const { file: _, ...fields } = call.upload ? (payloadSchema(call).properties ?? {}) : {}
  const atMost = call.upload === 'table' ? 'At most 20 MB.' : 'At most 8 MB.'
  const file = { type: 'string', contentMediaType: 'application/octet-stream', description: atMost }
  const token = { type: 'string', description: 'The session, for clients without cookies; it stands before the file.' }
  const properties = { token, ...fields, file }
  const content = call.upload
    ? { 'multipart/form-data': { schema: { type: 'object', required: ['file'], properties } } }
    : { 'application/json': { schema: payloadSchema(call) } }
  return {
    operationId: call.path.replace(/[^A-Za-z]+(\w?)/g, (_all, next: string) => next.toUpperCase()),
    summary: call.summary,
    description: [`Who: ${who[call.access]}`, limit && `Limit: ${limit}.`].filter(Boolean).join(' '),
    tags: [nounOf(call)],
    ...(call.method !== 'GET' && { requestBody: { required: true, content } }),
    responses: {
      200: { description: 'Done.', content: { 'application/json': { schema: responseSchema(call) } } },
      default: { $ref: '#/components/responses/Refusal' },
    },
  }
}

/** The noun of the contract under which a call is declared. */
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
    summary: 'Any of the calls that it names, by method and path.',
    description: 'The answer is that of the call. Where a name stands twice in an object, the last one counts.',
    tags: ['gateway'],
    requestBody: { required: true, content: { 'application/json': { schema: { oneOf } } } },
    responses: {
      200: { description: 'What the call answers.' },
      default: { $ref: '#/components/responses/Refusal' },
    },
  }
}

/** The calls of the shop in the form of OpenAPI 3.1, read from the contract. */
export function describeApi(origin: string) {
  const direct = allCalls.flatMap((call) => {
    const address = directAddress(call)
    return address ? [[address, { [call.method.toLowerCase()]: describeCall(call) }] as const] : []
  })
  return {
    openapi: '3.1.0',
    info: {
      title: 'The calls of the shop',
      version: '1',
      description: [
        'Every reply is JSON and carries `status`, equal to the HTTP status; a refusal carries a `message`.',
        'Browsers are known by a cookie that login sets. Other clients send the `token` of login in the payload.',
        'Amounts are dollars with two decimals, times are ISO 8601.',
      ].join(' '),
    },
    servers: [{ url: origin }],
    security: [{ session: [] }, {}],
    paths: { '/gateway': { post: describeGateway() }, ...Object.fromEntries(direct) },
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieNames(origin).session } },
      responses: {
        Refusal: {
          description: Object.entries(refusals)
            .map(([status, says]) => `${status}: ${says}`)
            .join(' '),
          content: { 'application/json': { schema: refusal } },
        },
      },
    },
  }
}
