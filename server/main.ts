import cluster from 'node:cluster'
import { readConfig } from './config/config.ts'
import { ProcessEndedError } from './processes/run-processes.ts'
import { explainFailure } from './start/explain-failure.ts'
import { serveInProcesses } from './start/serve-in-processes.ts'
import { serveShop } from './start/serve-shop.ts'

/** The production server of `npm start`: one process, or several that share the port. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  if (config.processes > 1 && cluster.isPrimary) return serveInProcesses(config)
  return serveShop(config)
}

main().catch((error: unknown) => {
  if (!(error instanceof ProcessEndedError)) console.error(explainFailure(error))
  process.exit(1)
})
