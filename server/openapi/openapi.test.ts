import { expect, test } from 'vitest'
import { directAddress } from '#contract/call.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { allCalls } from '../operation-of.ts'
import { describeApi } from './openapi.ts'
import { formatType } from './openapi-page.ts'

const shop = await createTestShop()
const { url } = await shop.listen()

test('every call of the contract is described, by its direct address and for the gateway', async () => {
  const response = await fetch(`${url}/api/openapi.json`)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  const { openapi, paths } = await response.json()
  expect(openapi).toBe('3.1.0')

  for (const call of allCalls) expect(paths[directAddress(call)]).toHaveProperty(call.method.toLowerCase())
  const { oneOf } = paths['/gateway'].post.requestBody.content['application/json'].schema
  expect(oneOf).toHaveLength(allCalls.filter(({ entry }) => entry !== 'direct').length)
})

test('a call is described with the fields of its payload and reply', async () => {
  const { paths } = await (await fetch(`${url}/api/openapi.json`)).json()
  const { requestBody, responses } = paths['/api/add-review'].post
  const { properties } = requestBody.content['application/json'].schema
  expect(properties.productId).toMatchObject({ type: 'string', format: 'uuid' })
  expect(properties.message).toMatchObject({ type: 'string', maxLength: 5_000 })
  expect(properties.token).toMatchObject({ type: 'string' })
  expect(responses[200].content['application/json'].schema.properties).toMatchObject({
    status: { const: 200 },
    verified: { type: 'boolean' },
  })
  expect(paths['/api/images'].post.requestBody.content).toHaveProperty('multipart/form-data')
})

test('every call names its refusals, and no object requires a property that it does not define', async () => {
  const api = await (await fetch(`${url}/api/openapi.json`)).json()
  expect(api.info.license).toEqual({ name: 'MIT', identifier: 'MIT' })
  for (const [address, methods] of Object.entries<object>(api.paths))
    for (const { responses } of Object.values(methods))
      for (const status of ['400', '401', '403', 'default']) {
        const [, name] = /^#\/components\/responses\/(\w+)$/.exec(responses[status]?.$ref) ?? []
        expect(api.components.responses, `${status} of ${address}`).toHaveProperty(name ?? 'missing')
      }
  expect(api.paths['/api/add-review'].post.responses).toHaveProperty('429')
  expect(undefinedProperties(api)).toEqual([])
  expect(undefinedProperties({ required: ['gone'], properties: {} })).toEqual(['gone'])
})

function undefinedProperties(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  const { required, properties } = part as { required?: unknown; properties?: object }
  const missing = Array.isArray(required) ? required.filter((name) => !(name in (properties ?? {}))) : []
  return [...missing, ...Object.values(part).flatMap(undefinedProperties)]
}

test('the documented cookie is the one that the shop sets', () => {
  const nameAt = (origin: string) => describeApi(origin).components.securitySchemes.session.name
  expect(nameAt('http://localhost:3000')).toBe('session')
  expect(nameAt('https://shop.example.com')).toBe('__Host-session')
})

test('the API page lists every call and loads nothing', async () => {
  const response = await fetch(`${url}/api/docs`)
  const page = await response.text()
  for (const { method, path } of allCalls) expect(page).toContain(`<b>${method}</b> ${path}</h3>`)
  expect(page).not.toMatch(/<script|<link|<img|\ssrc=|https?:\/\//)
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+';/)
})

test('types are formatted in short notation', () => {
  const properties = {
    email: { type: 'string', maxLength: 254 },
    size: { anyOf: [{ type: 'number' }, { type: 'null' }] },
  }
  expect(formatType({ type: 'object', required: ['email'], properties } as Parameters<typeof formatType>[0])).toBe(
    '{\n  email: string(254)\n  size?: number | null\n}',
  )
})
