import { Socket } from 'node:net'
import pg from 'pg'

const noticeMs = 3_000
const askAgainMs = 1_000

/**
 * Makes lines to the database at `url` that are not waited on forever. When one has been quiet for 3 s, the database is
 * asked whether it is there at all: if nothing comes back within another 3 s, every line is broken with
 * "Connection terminated: the database is silent.", and so is each new one at once, until the database answers again.
 * A slow statement of a database that answers may go on for `answerMs`.
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

// Whoever waits for a connection is told now. The database is not even called: its line of callers has an end, too.
function neverConnected(line: Socket): Socket {
  process.nextTick(hangUp, line)
  return Object.assign(line, { connect: () => line })
}

function hangUp(line: Socket): void {
  line.destroy(new Error('Connection terminated: the database is silent.'))
}

// A refusal is an answer, too: a database that is full or starting says so.
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
  // No one waits for the goodbye of a server that may be silent again.
  client.end().catch(() => {})
  return false
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout expired'
}

// No one takes the connections of a socket in the file system any more: as many wait as may. Source: connect(2).
function isLineFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN'
}
