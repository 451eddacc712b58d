import { cliStartMessages } from '#messages/en-US/cli/start.ts'
import type { Config } from '../config/config.ts'
import { runProcesses } from '../processes/run-processes.ts'
import { backupOf } from './back-up-before-upgrade.ts'
import { checkPort } from './check-port.ts'
import { openShop, startEmbedded } from './open-shop.ts'
import { endingMs } from './serve-shop.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** Beyond what a process takes to end by itself. */
const graceMs = 2_000

/**
 * Serves the shop in several processes. This one keeps the embedded database, migrates and fills it, and starts another
 * process for each that ends; the others serve.
 */
export async function serveInProcesses(config: Config): Promise<void> {
  const startedAt = performance.now()
  const report = (line: string) => console.log(line)
  await checkPort(config)
  const embedded = config.databaseUrl ? null : await startEmbedded(config, report)
  try {
    const shop = await openShop(config, report, { ...backupOf(config, report), embeddedUrl: embedded?.url ?? null })
    await shop.close()
    const processes = runProcesses(config.processes, shop.log)
    stopOnSignal(async (signal) => {
      report(cliStartMessages.stopping(signal))
      await processes.stop(signal, config.stopNoticeMs + endingMs + graceMs)
      await embedded?.stop()
      report(cliStartMessages.stopped)
    })
    await processes.ready.catch(async (error: unknown) => {
      await processes.stop('SIGTERM', endingMs)
      throw error
    })
    report(cliStartMessages.running(config.origin, config.processes, performance.now() - startedAt))
    shop.printLogin()
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}
