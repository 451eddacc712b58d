import { expect, test } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { allCalls } from '../operation-of.ts'
import { describeApi } from './openapi.ts'
import { formatType } from './openapi-page.ts'

const shop = await createTestShop()
const { url } = await shop.listen()

test('every call of the contract is described, by its direct address or for the gateway', async () => {
  const response = await fetch(`${url}/api/openapi.json`)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  const { openapi, paths } = await response.json()
  expect(openapi).toBe('3.1.0')

  const direct = allCalls.filter(({ entry }) => entry !== 'gateway')
  for (const { method, path, address } of direct)
    expect(paths[address ?? `/api/${path}`]).toHaveProperty(method.toLowerCase())
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
