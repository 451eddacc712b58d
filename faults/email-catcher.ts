import { createServer, type Server, type Socket } from 'node:net'

export type Mode = 'hangs' | 'cuts' | 'refuses' | 'takes'

interface Taken {
  messageId: string
  mode: Mode
}

/** An email server with configurable behavior; it stores what it received, and in which mode. */
export async function openEmailCatcher() {
  const taken: Taken[] = []
  const sockets = new Set<Socket>()
  let mode: Mode = 'takes'
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)))
    if (mode !== 'hangs') serve(socket, taken, () => mode)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    /** Changes its behavior; open connections are closed. */
    become(next: Mode) {
      mode = next
      for (const socket of sockets) socket.destroy()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The part of SMTP that a client needs. Source: RFC 5321. */
function serve(socket: Socket, taken: Taken[], mode: () => Mode): void {
  let unread = ''
  let isData = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 catcher')
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    unread += chunk
    for (;;) {
      const end = unread.indexOf(isData ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const part = unread.slice(0, end)
      unread = unread.slice(end + (isData ? 5 : 2))
      if (isData) {
        isData = false
        if (mode() === 'refuses') {
          say('550 No such mailbox')
          continue
        }
        taken.push({ messageId: /^Message-ID: (.+)$/im.exec(part)?.[1] ?? '', mode: mode() })
        if (mode() === 'cuts') return void socket.destroy()
        say('250 Taken')
      } else if (/^DATA/i.test(part)) {
        isData = true
        say('354 Go on')
      } else if (/^QUIT/i.test(part)) socket.end('221 Bye\r\n')
      else say('250 Fine')
    }
  })
}
