import { readFileSync } from 'node:fs'

// Preloaded into a shop. At SIGUSR2 it blocks the event loop for as many milliseconds as the file says.
process.on('SIGUSR2', () => {
  const ms = Number(readFileSync(process.env.BLOCK_FOR ?? '', 'utf8'))
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
})
