import { globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { findSentences } from './find-sentences.ts'

/** Folders and files whose sentences may stand in the code. */
const exceptions: Record<string, string> = {
  'contract/accounts/channels.ts': 'They are values of the calls, as the specification names them.',
  'contract/brand/': 'They are names of fonts.',
  'contract/messages/departments.ts': 'They are values of the calls, as the specification names them.',
  'contract/products/categories.ts': 'They are values of products, as the specification names them.',
  'contract/settings/shown-defaults.ts': 'They are values that the owner changes.',
  'adapters/files/files.ts': 'A fault, which is logged.',
  'modules/shipping/begin-carriers.ts': 'They are names of carriers.',
  'modules/imports/other-shops/shopify.ts': 'They are names of columns.',
  'modules/imports/other-shops/woocommerce.ts': 'They are names of columns.',
  'app/routes/styleguide.tsx': 'It is shown in development only.',
  'app/styleguide/': 'It is shown in development only.',
  'cli/*.mjs': 'They run before anything is installed, on a Node that may not read TypeScript.',
  'db/replica.ts': 'They are log lines.',
  'server/metrics/': 'Engineers read the descriptions of metrics, in English as the names are.',
  'server/openapi/': 'Engineers read the description of the API, in English as the names are.',
}

/** Texts that look like sentences and are none. */
const lookalikes = [
  'Georgia, "Times New Roman", serif',
  'Sitemap: •/sitemap.xml',
  // The value of a size.
  'One size',
  // The value of a country.
  'United States',
  // An error of the build.
  'React Router no longer reloads where it did: see route-code-plugin.ts',
]

function sentencesOf(files: string, isExcepted: (file: string) => boolean): string[] {
  return globSync(files)
    .filter((file) => !/\.test\.tsx?$/.test(file) && !isExcepted(file))
    .flatMap((file) =>
      findSentences(file, readFileSync(file, 'utf8'))
        .filter(({ text }) => !lookalikes.includes(text))
        .map(({ line, text }) => `${file}:${line} ${text}`),
    )
}

test('every sentence that a person reads is in messages/', () => {
  const excepted = Object.keys(exceptions)
  const found = sentencesOf('{adapters,app,cli,contract,db,emails,modules,sandbox,server}/**/*.{ts,tsx,mjs}', (file) =>
    excepted.some((each) => matchesGlob(file, each.endsWith('/') ? `${each}**` : each)),
  )
  expect(found).toEqual([])
})

test('sentences are found wherever a screen may take its text from', () => {
  const code = `
    const title = 'Order shipped'
    const screen = <p title="Close" className="mt-2 flex">Hello {name}<img alt={isOpen ? 'Open' : 'Shut'} /></p>
    const field = { label: 'Name', missing: () => 'Please enter a name.' }
    const total = \`Total of \${count} items\`
    throw new Error('No row was found.')
    log.info({ id }, 'The job has run.')
    await db.execute(sql\`Select all from orders\`)
  `
  expect(findSentences('a.tsx', code).map(({ text }) => text)).toEqual([
    'Order shipped',
    'Close',
    'Hello',
    'Open',
    'Shut',
    'Name',
    'Please enter a name.',
    'Total of • items',
  ])
})
