import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Who may import whom. Source: design section 3. `types` are rooms of which only types may be taken. */
const rules: Record<string, { rooms: string[]; types?: string[] }> = {
  contract: { rooms: [] },
  failpoints: { rooms: [] },
  db: { rooms: ['contract', 'failpoints'] },
  adapters: { rooms: ['contract', 'failpoints', 'db'] },
  emails: { rooms: ['contract'] },
  modules: { rooms: ['contract', 'failpoints', 'db', 'emails'], types: ['adapters'] },
  app: { rooms: ['contract'] },
  sandbox: { rooms: ['contract', 'failpoints', 'db', 'adapters', 'modules', 'app'] },
  demo: { rooms: ['contract', 'db', 'modules'], types: ['adapters'] },
  server: { rooms: ['contract', 'failpoints', 'db', 'adapters', 'modules', 'emails', 'app', 'demo', 'sandbox'] },
  faults: { rooms: ['contract', 'failpoints', 'db', 'adapters', 'modules', 'server', 'cli', 'test', 'sandbox'] },
  cli: { rooms: ['contract', 'db', 'adapters', 'modules', 'emails', 'app', 'demo', 'server', 'sandbox'] },
}

/** The nouns inside `modules`, each of which may lean on those before it. */
const nouns = [
  ['settings', 'jobs', 'audit', 'emails'],
  ['products', 'listing', 'inventory', 'media', 'imports', 'feeds', 'accounts', 'staff', 'customers'],
  ['cart', 'wishlist', 'reviews', 'newsletter', 'stock-alerts', 'messages'],
  ['orders', 'shipments'],
  ['checkout', 'payments', 'reconciliation'],
  ['privacy', 'reports'],
]

const sources = globSync(`{${Object.keys(rules).join(',')}}/**/*.{ts,tsx}`).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)

function importsOf(file: string) {
  const code = readFileSync(file, 'utf8')
  const found = code.matchAll(
    /^(?:import|export)\s+(type\s)?[^'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm,
  )
  return [...found].map(([, isType, from, loaded]) => ({ isType: Boolean(isType), from: from ?? loaded ?? '' }))
}

test('a room imports only from the rooms it may know', () => {
  const trespasses = sources.flatMap((file) => {
    const room = file.split('/')[0] ?? ''
    const rule = rules[room]
    return importsOf(file)
      .filter(({ from }) => from.startsWith('#'))
      .filter(({ from, isType }) => {
        const target = from.slice(1).split('/')[0] ?? ''
        return target !== room && !rule?.rooms.includes(target) && !(isType && rule?.types?.includes(target))
      })
      .map(({ from }) => `${file} imports ${from}`)
  })
  expect(trespasses).toEqual([])
})

test('no room is entered by a path that climbs out of another', () => {
  const climbs = sources.flatMap((file) => {
    const depth = file.split('/').length - 2
    return importsOf(file)
      .filter(({ from }) => from.startsWith('.') && (from.match(/\.\.\//g)?.length ?? 0) > depth)
      .map(({ from }) => `${file} imports ${from}`)
  })
  expect(climbs).toEqual([])
})

test('nouns inside modules lean one way', () => {
  const rank = new Map(nouns.flatMap((row, at) => row.map((noun) => [noun, at] as const)))
  const leans = sources
    .filter((file) => file.startsWith('modules/') && file.split('/').length > 2)
    .flatMap((file) => {
      const own = rank.get(file.split('/')[1] ?? '') ?? -1
      return importsOf(file)
        .map(({ from }) => /^(?:\.\.\/|#modules\/)([\w-]+)\//.exec(from)?.[1])
        .filter((noun) => noun !== undefined && (rank.get(noun) ?? -1) > own)
        .map((noun) => `${file} leans on ${noun}`)
    })
  expect(leans).toEqual([])
})

test('no page, mail or paper calls the shop by a name of its own: that is the owner’s to set', () => {
  const named = sources
    .filter((file) => /^(app|emails)\//.test(file))
    .filter((file) => /(?:– MG\b|[>"'`]MG\b(?!-)|\bMG[<"'`])/.test(readFileSync(file, 'utf8')))
  expect(named).toEqual([])
})

test('the browser never gets the heavy half of the schema library', () => {
  const heavy = sources
    .filter((file) => /^(contract|app)\//.test(file))
    .filter((file) => importsOf(file).some(({ from }) => from === 'zod'))
  expect(heavy).toEqual([])
})

test('charts are drawn for owners alone: what draws them is fetched by one screen, when it is there', () => {
  const drawing = sources.filter((file) => importsOf(file).some(({ from }) => from === 'recharts'))
  expect(drawing).toEqual(['app/admin/reports/comparison-chart.tsx'])
  const asking = sources.filter((file) =>
    /^import (?!type )[^'"]*['"][^'"]*comparison-chart/m.test(readFileSync(file, 'utf8')),
  )
  expect(asking).toEqual([])
})
