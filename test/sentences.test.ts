import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findSentences } from './find-sentences.ts'

/** Folders and files whose sentences may stand in the code. */
const exceptions: Record<string, string> = {
  'contract/accounts/channels.ts': 'They are values of the calls, as the specification names them.',
  'contract/messages/departments.ts': 'They are values of the calls, as the specification names them.',
  'contract/products/categories.ts': 'They are values of products, as the specification names them.',
  'contract/settings/default-settings.ts': 'They are values that the owner changes.',
  'app/styleguide/': 'It is shown in development only.',
  'server/metrics/': 'Engineers read the descriptions of metrics, in English as the names are.',
  'server/openapi/': 'Engineers read the description of the API, in English as the names are.',
}

/** Folders whose sentences have yet to move into `messages/`. */
const pending = [
  'app/checkout/',
  'app/frame/',
  'app/listing/',
  'app/orders/',
  'app/products/',
  'app/reviews/',
  'app/routes/',
  'app/state/',
  'app/ui/',
  'cli/',
  'modules/checkout/',
  'modules/emails/',
  'modules/messages/',
  'modules/orders/',
  'modules/payments/',
  'modules/reviews/',
  'modules/staff/',
  'modules/wishlist/',
  'sandbox/',
  'server/',
]

/** Texts that look like sentences and are none. */
const lookalikes = ['Georgia, "Times New Roman", serif', 'Sitemap: •/sitemap.xml']

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
  const excepted = [...Object.keys(exceptions), ...pending]
  const found = sentencesOf('{app,contract,emails,modules,sandbox,server,cli}/**/*.{ts,tsx,mjs}', (file) =>
    excepted.some((prefix) => file.startsWith(prefix)),
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
