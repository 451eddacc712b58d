import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

// Makes the build in which places can be made to fail, beside the one that is sold from.
const { status } = spawnSync(join('node_modules', '.bin', 'react-router'), ['build'], {
  env: { ...process.env, BUILD_WITH_FAILPOINTS: '1', NODE_ENV: 'production' },
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
})
process.exit(status ?? 1)
