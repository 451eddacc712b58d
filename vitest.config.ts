import { defineConfig } from 'vitest/config'
import { callRoutes } from './contract/call-routes-plugin.ts'

export default defineConfig({
  plugins: [callRoutes()],
  test: {
    include: ['{contract,db,adapters,modules,server,app,emails,demo,cli,test,bench}/**/*.test.{ts,tsx}'],
    globalSetup: ['./test/global-setup.ts'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    retry: 1,
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 2,
  },
})
