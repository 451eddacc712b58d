import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { failpointsBuild } from './shop-process.ts'

// Makes the build with failpoints, beside the product build.
const { status } = spawnSync(join('node_modules', '.bin', 'react-router'), ['build'], {
  env: { ...process.env, BUILD_WITH_FAILPOINTS: '1', NODE_ENV: 'production' },
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
})
if (status !== 0) process.exit(status ?? 1)

// It crashes hundreds of times: bundled with its packages it restarts with half the CPU time.
const bundle = await rolldown({
  input: join('build', 'failpoints', 'server', 'main.js'),
  platform: 'node',
  // These have native binaries, or are never loaded.
  external: [/^@node-rs\/argon2/, /^sharp/, /^@aws-sdk/, /^@opentelemetry/],
  logLevel: 'silent',
})
await bundle.write({ dir: dirname(failpointsBuild), entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' })
await bundle.close()
