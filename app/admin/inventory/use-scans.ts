import { useRef, useState } from 'react'
import { api, RefusedError } from '#app/api.ts'
import { adminInventoryMessages } from '#messages/en-US/admin/inventory.ts'

interface RefusedScan {
  id: number
  message: string
}

/** Sends scans one after the other, so that none is lost while an earlier one is on its way; calls `onSent` after the last. */
export function useScans(sheetId: string, onSent: () => void) {
  const queue = useRef<Promise<void>>(Promise.resolve())
  const waiting = useRef(0)
  const lastId = useRef(0)
  const [sending, setSending] = useState(0)
  const [last, setLast] = useState<string | null>(null)
  const [refused, setRefused] = useState<readonly RefusedScan[]>([])

  function count(step: number): void {
    waiting.current += step
    setSending(waiting.current)
  }

  async function send(code: string): Promise<void> {
    try {
      const { message } = await api.inventory.scanIntoSheet({ sheetId, code })
      setLast(message)
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      // Nobody knows whether a scan arrived whose answer did not.
      const message = error.status === 0 ? adminInventoryMessages.scan.unclear(code) : error.message
      lastId.current += 1
      const id = lastId.current
      setRefused((before) => [...before, { id, message }])
      setLast(null)
    } finally {
      count(-1)
      if (waiting.current === 0) onSent()
    }
  }

  return {
    sending,
    last,
    refused,
    scan(code: string) {
      count(1)
      queue.current = queue.current.then(() => send(code))
    },
    clear: () => setRefused([]),
  }
}
