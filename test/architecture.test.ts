import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

const document = readFileSync('docs/architecture.md', 'utf8')
const namesIn = (cell = '') => cell.split(',').flatMap((name) => name.trim() || [])

/** Which folder may import which, as the document says it; `types` are folders of which only types may be imported. */
const rules = Object.fromEntries(
  [...document.matchAll(/^\| `(\w+)\/` \|.*\|([^|\n]*)\|([^|\n]*)\|$/gm)].map(([, folder = '', folders, types]) => [
    folder,
    { folders: namesIn(folders), types: namesIn(types) },
  ]),
)

/** The nouns of `modules`, each of which may import those of its own row and of the rows above. */
const nouns = (/^\| Nouns of `modules\/` \|\n\|---\|\n((?:\|.*\|\n)+)/m.exec(document)?.[1] ?? '')
  .trim()
  .split('\n')
  .map((row) => namesIn(row.slice(1, -1)))

// They run beside the shop and import each other by relative paths.
const tools = ['test', 'e2e', 'bench']

const sources = globSync(`{${Object.keys(rules).join(',')}}/**/*.{ts,tsx}`, { exclude: ['**/node_modules/**'] }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)

function importsOf(file: string) {
  const code = readFileSync(file, 'utf8')
  const found = code.matchAll(
    /^(?:import|export)\s+(type\s)?[^'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm,
  )
  return [...found].map(([, isType, from, loaded]) => ({ isType: Boolean(isType), from: from ?? loaded ?? '' }))
}

/** The folder that an import reaches; null for a package. */
function folderOf(file: string, from: string): string | null {
  const path = from.startsWith('.') ? posix.join(posix.dirname(file), from) : from.startsWith('#') && from.slice(1)
  const [folder = '', inside] = path ? path.split('/') : []
  return inside === undefined ? null : folder
}

test('the document has a row for every folder with sources', () => {
  const folders = globSync('*/**/*.{ts,tsx}', { exclude: ['node_modules/**', 'build/**', 'kept-assets/**', 'data/**'] })
    .map((file) => file.split('/')[0] ?? '')
    .filter((folder) => !folder.startsWith('.'))
  expect(Object.keys(rules)).toEqual(expect.arrayContaining([...new Set(folders)]))
})

test('a folder imports only what the document allows', () => {
  const forbidden = sources.flatMap((file) => {
    const folder = file.split('/')[0] ?? ''
    const rule = rules[folder]
    return importsOf(file)
      .filter(({ from, isType }) => {
        const target = folderOf(file, from)
        if (target === null || target === folder) return false
        return !rule?.folders.includes(target) && !(isType && rule?.types.includes(target))
      })
      .map(({ from }) => `${file} imports ${from}`)
  })
  expect(forbidden).toEqual([])
})

test('no relative import leaves its folder', () => {
  const leaving = sources
    .filter((file) => !tools.includes(file.split('/')[0] ?? ''))
    .flatMap((file) =>
      importsOf(file)
        .filter(
          ({ from }) =>
            from.startsWith('.') && posix.join(posix.dirname(file), from).split('/')[0] !== file.split('/')[0],
        )
        .map(({ from }) => `${file} imports ${from}`),
    )
  expect(leaving).toEqual([])
})

test('every noun of modules is in the document, and imports only its own row and those above', () => {
  const folders = globSync('modules/*/*.ts').map((file) => file.split('/')[1] ?? '')
  expect(nouns.flat().toSorted()).toEqual([...new Set(folders)].toSorted())

  const rank = new Map(nouns.flatMap((row, at) => row.map((noun) => [noun, at] as const)))
  const forbidden = sources
    .filter((file) => file.startsWith('modules/') && file.split('/').length > 2)
    .flatMap((file) => {
      const own = rank.get(file.split('/')[1] ?? '') ?? -1
      return importsOf(file)
        .map(({ from }) => /^(?:\.\.\/|#modules\/)([\w-]+)\//.exec(from)?.[1])
        .filter((noun) => noun !== undefined && (rank.get(noun) ?? -1) > own)
        .map((noun) => `${file} imports ${noun}`)
    })
  expect(forbidden).toEqual([])
})

test('a noun writes only its own tables, and those that the document allows it', () => {
  const tables = globSync('db/tables/**/*.ts').flatMap((file) => {
    const found = readFileSync(file, 'utf8').matchAll(/^export const (\w+) = pgTable\(\s*'(\w+)'/gm)
    return [...found].map(([, name = '', sqlName]) => ({ name, sqlName, owner: file.split(/[/.]/)[2] }))
  })
  expect(tables.length).toBeGreaterThan(30)
  const writes = sources
    .filter((file) => /^modules\/[\w-]+\//.test(file))
    .flatMap((file) => {
      const noun = file.split('/')[1] ?? ''
      const found = readFileSync(file, 'utf8').matchAll(
        /\.(?:insert|update|delete)\(\s*(\w+)|\b(?:insert into|update|delete from)\s+(?:\$\{(\w+)\}|(\w+))/gi,
      )
      return [...found].flatMap(([, method, inserted, raw]) => {
        const table = tables.find(({ name, sqlName }) => name === (method ?? inserted) || sqlName === raw)
        return table && table.owner !== noun ? `${noun} writes ${table.name}` : []
      })
    })

  const allowed = /^\| Noun of `modules\/` \| Also writes \|.*\n\|---.*\n((?:\|.*\n)+)/m.exec(document)?.[1] ?? ''
  const exceptions = allowed
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [, noun = '', also] = row.split('|')
      return namesIn(also).map((table) => `${noun.trim()} writes ${table}`)
    })
  expect([...new Set(writes)].toSorted()).toEqual(exceptions.toSorted())
})

test('every file that the documents name exists', () => {
  const folders = [...Object.keys(rules), 'docs'].join('|')
  const named = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/*.md')].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(new RegExp(`\`((?:${folders})/[\\w./-]*)\``, 'g'))].map(
      ([, path = '']) => ({
        file,
        path,
      }),
    ),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([])
})

// They are read by number, not searched by noun.
const numbered = ['db/migrations', 'docs/decisions']
const maxFilesInFolder = 40

test('no folder has more than 40 files, except those numbered in order', () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')
  const counts = new Map<string, number>()
  for (const file of files) {
    const folder = posix.dirname(file)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  const crowded = [...counts].filter(([folder, count]) => count > maxFilesInFolder && !numbered.includes(folder))
  expect(crowded).toEqual([])
})

// Logins and the links that replace them, rate limits, webhooks, jobs and measurements keep the real time.
const realTime = [
  /^modules\/(accounts|sessions|staff|second-factor)\//,
  /^modules\/(links|limits)\//,
  /^modules\/order-tracking\/order-links\.ts$/,
  /^modules\/newsletter\/(confirm-key|signed-address)\.ts$/,
  /^modules\/payments\/(handle-payment-event|catch-up-payments)\.ts$/,
  /^modules\/privacy\/find-customer\.ts$/,
  /^modules\/launch\/launch-record\.ts$/,
  // When a job may start is a time of the queue.
  /^modules\/imports\/images\/fetch-import-images\.ts$/,
]

test('modules tell the time by the clock of the shop', () => {
  const others = sources
    .filter((file) => /^modules\//.test(file) && !realTime.some((allowed) => allowed.test(file)))
    .filter((file) => /(?<![\w.])now\(\)|new Date\(\)|Date\.now\(\)/.test(readFileSync(file, 'utf8')))
  expect(others, 'shop_now() in SQL, or `now` of readSettings').toEqual([])
})

test('no page, email or printed page has the name of the shop written into it, which the owner sets', () => {
  const named = sources
    .filter((file) => /^(app|emails)\//.test(file))
    .filter((file) => /(?:– MG\b|[>"'`]MG\b(?!-)|\bMG[<"'`])/.test(readFileSync(file, 'utf8')))
  expect(named).toEqual([])
})

test('only zod/mini reaches the browser', () => {
  const heavy = sources
    .filter((file) => /^(contract|app)\//.test(file))
    .filter((file) => importsOf(file).some(({ from }) => from === 'zod'))
  expect(heavy).toEqual([])
})

test('only one admin screen loads the chart library, on demand', () => {
  const drawing = sources.filter((file) => importsOf(file).some(({ from }) => from === 'recharts'))
  expect(drawing).toEqual(['app/admin/reports/comparison-chart.tsx'])
  const asking = sources.filter((file) =>
    /^import (?!type )[^'"]*['"][^'"]*comparison-chart/m.test(readFileSync(file, 'utf8')),
  )
  expect(asking).toEqual([])
})
