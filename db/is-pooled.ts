import pg from 'pg'

/** The process ID that the server sends on connecting; a pooler sends one of its own. */
type Connected = pg.Client & { processID?: number | null }

// A pooler may connect two clients to different servers by chance.
const tries = 5

/**
 * Whether `client`, connected to `url`, is behind a pooler in transaction mode, which gives every transaction another
 * connection: locks and LISTEN do not work there. A pooler that keeps one connection for each client is none.
 */
export async function isPooled(client: Connected, url: string): Promise<boolean> {
  if ((await serverOf(client)) === client.processID) return false
  const other = new pg.Client({ connectionString: url, application_name: 'vitrine-migrations' })
  other.on('error', () => {})
  try {
    await other.connect()
    for (let count = 0; count < tries; count++) {
      if ((await serverOf(client)) === (await serverOf(other))) return true
    }
    return false
  } catch {
    return false
  } finally {
    await other.end().catch(() => {})
  }
}

async function serverOf(client: pg.ClientBase): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}
