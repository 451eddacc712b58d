import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { decisionsTable } from '../document-tables/decisions.ts'
import { rolesTable } from '../document-tables/roles.ts'
import { settingsTable } from '../document-tables/settings.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const known = [...read('server/config/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name)
const table = read('docs/running-in-production.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|')[1] ?? '')
const documented = table.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name))

test('every variable that the shop reads is documented', () => {
  expect(known.length).toBeGreaterThan(20)
  // The two names of the collector's URL are OpenTelemetry's own; the docs list the first.
  const own = known.filter((name) => name !== 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT')
  expect(own.filter((name) => !documented.includes(name))).toEqual([])
})

test('the example environment lists every variable that the shop reads, once, with its default', () => {
  const named = [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gm)]
  const names = named.map(([, name]) => name)
  expect(names.toSorted()).toEqual(known.filter((name) => name !== 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT').toSorted())
  const defaults = Object.fromEntries(named.filter(([, , value]) => value).map(([, name, value]) => [name, value]))
  expect(readConfig(defaults)).toEqual(readConfig({}))
})

test('every documented variable is read', () => {
  const sources = globSync(['server/**/*.ts', 'sandbox/**/*.ts', 'test/*.{ts,mjs}', 'e2e/**/*.ts', 'cli/**/*.{ts,mjs}'])
    .map(read)
    .join('\n')
  const elsewhere = documented.filter((name) => !known.includes(name))
  expect(elsewhere.filter((name) => !sources.includes(name))).toEqual([])
})

test('the container files use variables that the shop reads, and files that exist', () => {
  const compose = read('compose.yaml')
  const shop = /\n {2}shop:\n([\s\S]*?)\n\n {2}\w+:\n/.exec(compose)?.[1] ?? ''
  const given = [...shop.matchAll(/^ {6}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name)
  expect(given.length).toBeGreaterThan(5)
  expect(given.filter((name) => !known.includes(name))).toEqual([])

  const container = read('Containerfile')
  const copied = [...container.matchAll(/^COPY --from=build \/shop\/(\S+) /gm)].map(([, file = '']) => file)
  expect(copied.filter((file) => !['build', 'node_modules'].includes(file) && !existsSync(file))).toEqual([])
  expect(container).toMatch(/^USER node$/m)
  // The shop may run on another port than the image's default.
  expect(container).toMatch(/^HEALTHCHECK [\s\S]*?process\.env\.PORT/m)
  expect(container).toMatch(/^VOLUME \/data$/m)
  expect(shop).toContain('read_only: true')
  // The image declares a volume there, owned by the shop's user.
  expect(shop).not.toMatch(/tmpfs:[\s\S]*\/data/)
  expect(shop).toContain('cap_drop: [ALL]')
})

test('every long-running container service has a health check', () => {
  const services = read('compose.yaml').split('\nservices:\n')[1]?.split('\nconfigs:\n')[0] ?? ''
  const parts = services.split(/^ {2}(?=\w+:$)/m).filter((part) => /^\w+:\n/.test(part))
  expect(parts.length).toBe(7)
  // The service that creates the bucket exits, and the shop's check is in its image.
  const unwatched = parts.filter((part) => !part.includes('healthcheck:')).map((part) => part.split(':')[0])
  expect(unwatched).toEqual(['shop', 'bucket'])
})

test('the table of roles is up to date', () => {
  expect(read('docs/roles.md'), 'Run npm run document-tables.').toBe(rolesTable())
})

test('the table of settings is up to date', () => {
  expect(read('docs/settings.md'), 'Run npm run document-tables.').toBe(settingsTable())
})

test('the list of decisions is up to date', () => {
  expect(read('docs/decisions/README.md'), 'Run npm run document-tables.').toBe(decisionsTable())
})
