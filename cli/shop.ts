import { commands } from './commands.ts'
import { runCommand } from './run-command.ts'

// A database started for this command is told to stop when the process exits, which a bare signal would not let it.
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))
process.once('SIGHUP', () => process.exit(129))
// `export | head` has read enough.
process.stdout.on('error', (error) => process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1))

process.exitCode = await runCommand(commands, process.argv.slice(2))
