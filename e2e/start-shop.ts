import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeFlags, nodeSurroundings } from '#cli/node-settings.mjs'

/** Starts the production build on a data folder of its own; answers a way to end it and leave nothing behind. */
export async function startShop(port: number, env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-e2e-'))
  const shop = spawn(process.execPath, [...nodeFlags, 'build/server/main.js'], {
    env: {
      ...nodeSurroundings,
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      // Each journey comes from an address of its own, so that the limits count it alone.
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    let said = ''
    shop.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Vitrine is running at')) resolve()
    })
    shop.once('exit', (code) => reject(new Error(`The shop ended with ${code} before it opened:\n${said}`)))
  })

  return async () => {
    const ended = new Promise((resolve) => shop.once('exit', resolve))
    shop.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
}
