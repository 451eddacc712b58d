import { Socket } from 'node:net'
import pg from 'pg'

const noticeMs = 3_000
const probeAgainMs = 1_000

/**
 * Creates sockets to the database at `url` with a timeout. After 3 s without traffic, a probe connects to the database: if
 * it gets no response within another 3 s, all sockets are destroyed with "Connection terminated: the database is silent.",
 * and new ones fail at once, until the database responds again. A slow statement of a responsive database may take
 * `answerMs`.
 */
export function createSocketsWithTimeout(url: string, answerMs: number): () => Socket {
  const sockets = new Set<Socket>()
  let probing: Promise<void> | null = null
  let isSilent = false

  function probe(): Promise<void> {
    probing ??= isUnresponsive(url).then((found) => {
      probing = null
      isSilent = found
      if (!found) return
      for (const line of sockets) destroySilent(line)
      setTimeout(probe, probeAgainMs).unref()
    })
    return probing
  }

  return () => {
    const socket = new Socket()
    if (isSilent) return neverConnected(socket)
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    let traffic = 0
    let quietMs = 0
    return socket.setTimeout(noticeMs, async () => {
      const isQuiet = traffic === socket.bytesRead + socket.bytesWritten
      traffic = socket.bytesRead + socket.bytesWritten
      quietMs = isQuiet ? quietMs + noticeMs : noticeMs
      await probe()
      if (quietMs > answerMs) destroySilent(socket)
      else socket.setTimeout(noticeMs)
    })
  }
}

// Fail at once, without connecting: the database's connection backlog is limited.
function neverConnected(line: Socket): Socket {
  process.nextTick(destroySilent, line)
  return Object.assign(line, { connect: () => line })
}

function destroySilent(line: Socket): void {
  line.destroy(new Error('Connection terminated: the database is silent.'))
}

// A refused connection is a response, too: a database that is full or starting says so.
async function isUnresponsive(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: noticeMs,
    application_name: 'vitrine-probe',
  })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    return isTimeout(error) || isBacklogFull(error)
  }
  // Do not wait for the server to confirm: it may be silent again.
  client.end().catch(() => {})
  return false
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout expired'
}

// The backlog of the Unix socket is full. Source: connect(2).
function isBacklogFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN'
}
