import pg from 'pg'

export interface Listener {
  /** Handles a notification, by channel. */
  onNotification: Record<string, (payload: string) => void>
  /** Called when notifications may have been missed: at the start and after the connection was lost. */
  onGap: () => void
}

const retryMs = 1_000

/** Listens to channels over a connection of its own and reconnects; returns a function that stops it. */
export function listen(url: string, { onNotification, onGap }: Listener): () => Promise<void> {
  let stopped = false
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined

  async function connect() {
    const next = new pg.Client({ connectionString: url, application_name: 'vitrine-listener', keepAlive: true })
    client = next
    let isDisconnected = false
    const again = () => {
      if (isDisconnected || stopped) return
      isDisconnected = true
      onGap()
      timer = setTimeout(connect, retryMs)
    }
    next.on('error', again)
    next.on('end', again)
    next.on('notification', ({ channel, payload }) => onNotification[channel]?.(payload ?? ''))
    try {
      await next.connect()
      for (const channel of Object.keys(onNotification)) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
      onGap()
    } catch {
      again()
    }
  }

  void connect()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end().catch(() => {})
  }
}
