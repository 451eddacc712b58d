import { Socket } from 'node:net'
import pg from 'pg'

const noticeMs = 3_000
const askAgainMs = 1_000

/**
 * Creates sockets to the database at `url` with a timeout. After 3 s without traffic, a probe connects to the database: if
 * it gets no response within another 3 s, all sockets are destroyed with "Connection terminated: the database is silent.",
 * and new ones fail at once, until the database responds again. A slow statement of a responsive database may take
 * `answerMs`.
 */
export function createSocketsWithTimeout(url: string, answerMs: number): () => Socket {
  const lines = new Set<Socket>()
  let asking: Promise<void> | null = null
  let isSilent = false

  function ask(): Promise<void> {
    asking ??= saysNothing(url).then((found) => {
      asking = null
      isSilent = found
      if (!found) return
      for (const line of lines) hangUp(line)
      setTimeout(ask, askAgainMs).unref()
    })
    return asking
  }

  return () => {
    const line = new Socket()
    if (isSilent) return neverConnected(line)
    lines.add(line)
    line.once('close', () => lines.delete(line))
    let traffic = 0
    let quietMs = 0
    return line.setTimeout(noticeMs, async () => {
      const isQuiet = traffic === line.bytesRead + line.bytesWritten
      traffic = line.bytesRead + line.bytesWritten
      quietMs = isQuiet ? quietMs + noticeMs : noticeMs
      await ask()
      if (quietMs > answerMs) hangUp(line)
      else line.setTimeout(noticeMs)
    })
  }
}

// Fail at once, without connecting: the database's connection backlog is limited.
function neverConnected(line: Socket): Socket {
  process.nextTick(hangUp, line)
  return Object.assign(line, { connect: () => line })
}

function hangUp(line: Socket): void {
  line.destroy(new Error('Connection terminated: the database is silent.'))
}

// A refused connection is a response, too: a database that is full or starting says so.
async function saysNothing(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: noticeMs,
    application_name: 'vitrine-probe',
  })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    return isTimeout(error) || isLineFull(error)
  }
  // Do not wait for the server to confirm: it may be silent again.
  client.end().catch(() => {})
  return false
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout expired'
}

// The backlog of the Unix socket is full. Source: connect(2).
function isLineFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN'
}
