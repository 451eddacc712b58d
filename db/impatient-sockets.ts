import { Socket } from 'node:net'
import pg from 'pg'

const noticeMs = 3_000

/**
 * Makes lines to the database at `url` that are not waited on for ever. When one has been quiet for 3 s, the database is
 * asked whether it is there at all: if nothing comes back within another 3 s, the line is broken with
 * "Connection terminated: the database is silent." A slow statement of a database that answers may go on for `answerMs`.
 */
export function impatientSockets(url: string, answerMs: number): () => Socket {
  let asking: Promise<boolean> | null = null
  const isSilent = () => {
    asking ??= saysNothing(url).finally(() => {
      asking = null
    })
    return asking
  }

  return () => {
    const socket = new Socket()
    const hangUp = () => socket.destroy(new Error('Connection terminated: the database is silent.'))
    let traffic = 0
    let quietMs = 0
    return socket.setTimeout(noticeMs, async () => {
      const isQuiet = traffic === socket.bytesRead + socket.bytesWritten
      traffic = socket.bytesRead + socket.bytesWritten
      quietMs = isQuiet ? quietMs + noticeMs : noticeMs
      if (quietMs > answerMs || (await isSilent())) hangUp()
      else socket.setTimeout(noticeMs)
    })
  }
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
    return error instanceof Error && error.message === 'timeout expired'
  }
  // Nobody waits for the goodbye of a server that may be silent again.
  client.end().catch(() => {})
  return false
}
