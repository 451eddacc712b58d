import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { failpointsBuild } from './shop-process.ts'

// Makes the build in which places can be made to fail, beside the one that is sold from.
const { status } = spawnSync(join('node_modules', '.bin', 'react-router'), ['build'], {
  env: { ...process.env, BUILD_WITH_FAILPOINTS: '1', NODE_ENV: 'production' },
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
})
if (status !== 0) process.exit(status ?? 1)

// It dies hundreds of times: with its packages in one file it is open again with half the work.
const bundle = await rolldown({
  input: join('build', 'failpoints', 'server', 'main.js'),
  platform: 'node',
  // These bring programs of their own, or are not loaded at all.
  external: [/^@node-rs\/argon2/, /^sharp/, /^@aws-sdk/, /^@opentelemetry/],
  logLevel: 'silent',
})
await bundle.write({ dir: dirname(failpointsBuild), entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' })
await bundle.close()
