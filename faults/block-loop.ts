import { readFileSync } from 'node:fs'

// Loaded into a shop before it begins. At SIGUSR2 nothing of it moves any more for as many milliseconds as the file says.
process.on('SIGUSR2', () => {
  const ms = Number(readFileSync(process.env.BLOCK_FOR ?? '', 'utf8'))
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
})
