import { createServer } from 'node:net'
import { cliStartMessages } from '#messages/en-US/cli/start.ts'

/** Refuses a port that the shop could not listen on, before the database is created and filled. */
export async function checkPort({ port, host }: { port: number; host: string }): Promise<void> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => reject(new Error(reasonOf(cause, port, host), { cause })))
    server.listen({ port, host }, () => server.close(() => resolve()))
  })
}

function reasonOf(cause: Error & { code?: string }, port: number, host: string): string {
  if (cause.code === 'EADDRINUSE') return cliStartMessages.portInUse(port)
  if (cause.code === 'EACCES') return cliStartMessages.portForbidden(port)
  if (cause.code === 'EADDRNOTAVAIL' || cause.code === 'ENOTFOUND') return cliStartMessages.hostUnknown(host)
  return cause.message
}
