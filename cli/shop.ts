import { runCommand } from './command/run-command.ts'
import { commands } from './commands.ts'

// The embedded database is stopped by an exit handler, which does not run when a signal ends the process.
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))
process.once('SIGHUP', () => process.exit(129))
// `export | head` closes the pipe early.
process.stdout.on('error', (error) => process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1))

process.exitCode = await runCommand(commands, process.argv.slice(2))
