import { spawnSync } from 'node:child_process'

// What `npm run fuzz` runs: hostile payloads for every call, and hostile URLs of every page, other ones each time.
const seed = process.env.FUZZ_SEED ?? String(Math.floor(Math.random() * 2 ** 31))
const env = { ...process.env, FUZZ_SEED: seed, FUZZ_CASES: process.env.FUZZ_CASES ?? '450' }
console.log(`The seed is ${seed}; FUZZ_SEED=${seed} sends the same again.`)

const steps = [
  ['vitest', 'run', '--project', 'shop', 'test/fuzz/fuzz.test.ts'],
  ['playwright', 'test', 'hostile-urls'],
]
const codes = steps.map(([tool, ...options]) => {
  return spawnSync(tool, options, { env, stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1
})
process.exitCode = Math.max(...codes)
