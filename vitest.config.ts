import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { callRoutes } from './contract/call-routes-plugin.ts'
import { messagesPlugin } from './messages/messages-plugin.ts'
import { openTemporaryFolder } from './test/temporary-folder.ts'

const files = globSync(
  '{messages,contract,db,adapters,sandbox,modules,server,app,emails,demo,cli,test,bench}/**/*.test.{ts,tsx}',
  { exclude: ['demo/studio/**'] },
)
const needsDatabase = (file: string) =>
  /from '.*\/(create-test-shop|empty-database|open-returns|sell-by|shops\/[\w-]+)\.ts'|inject\(/.test(
    readFileSync(file, 'utf8'),
  )

const plugins = [callRoutes(), messagesPlugin()]
const options = {
  testTimeout: 180_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 20_000 } },
  pool: 'forks',
  // A worker imports the shop once for all of its files.
  isolate: false,
} as const

openTemporaryFolder()

export default defineConfig({
  test: {
    // Vitest would leave one core idle, although tests wait for PostgreSQL and the network much of the time.
    maxWorkers: 2,
    projects: [
      { plugins, test: { ...options, name: 'unit', include: files.filter((file) => !needsDatabase(file)) } },
      {
        plugins,
        test: {
          ...options,
          name: 'shop',
          include: [
            ...files.filter(needsDatabase),
            ...(process.env.TEST_POOLER ? ['test/database/pooler.pooled.ts'] : []),
          ],
          globalSetup: ['./test/global-setup.ts'],
        },
      },
    ],
  },
})
