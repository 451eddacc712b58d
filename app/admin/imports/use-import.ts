import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { abortableApi, RefusedError } from '#app/api.ts'
import { sendFile } from '#app/send-file.ts'
import { calls, type ProductImport } from '#contract/imports/calls.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'

const pauseMs = 600
/** The import that is shown, in the address: it is still there after leaving or reloading the page. */
const parameter = 'import'

/** The state of an import: uploading, or processed by the server. */
export interface ImportState {
  isDryRun: boolean
  /** The upload progress, 0 to 1. */
  sent: number
  /** The server's status of the import. */
  found: ProductImport | null
  refusal: string | null
}

type Tell = (changes: Partial<ImportState>) => void

/** Uploads a file of products and polls the status of its import. */
export function useImport() {
  const [params, setParams] = useSearchParams()
  const [state, setState] = useState<ImportState | null>(null)
  const watching = useRef<AbortController>(null)

  const resume = useEffectEvent(() => {
    const importId = params.get(parameter)
    if (importId) void run({ isDryRun: false, sent: 1 }, (signal, tell) => watchImport(importId, signal, tell))
  })
  useEffect(() => {
    resume()
    return () => watching.current?.abort()
  }, [])

  /** Shows one import instead of another, until it is over or its page is left. */
  async function run(
    begun: Pick<ImportState, 'isDryRun' | 'sent'>,
    work: (signal: AbortSignal, tell: Tell) => Promise<void>,
  ) {
    watching.current?.abort()
    const controller = new AbortController()
    watching.current = controller
    const { signal } = controller
    const tell: Tell = (changes) =>
      signal.aborted || setState((before) => (before ? { ...before, ...changes } : before))
    setState({ ...begun, found: null, refusal: null })
    try {
      await work(signal, tell)
    } catch (error) {
      tell({ refusal: error instanceof RefusedError ? error.message : adminProductsMessages.import.sendFailed })
    }
  }

  const start = (file: File, isDryRun: boolean) =>
    run({ isDryRun, sent: 0 }, async (signal, tell) => {
      const fields = { dryRun: isDryRun ? 'yes' : 'no' }
      const reply = await sendFile(calls.importProducts, file, {
        fields,
        failed: adminProductsMessages.import.sendFailed,
        onProgress: (sent) => tell({ sent }),
      })
      const { importId } = z.parse(calls.importProducts.response, reply)
      // Who has left the page meanwhile is not taken back.
      if (!signal.aborted) setParams({ [parameter]: importId }, { replace: true, preventScrollReset: true })
      await watchImport(importId, signal, tell)
    })

  function clear() {
    watching.current?.abort()
    setState(null)
    if (params.has(parameter)) setParams({}, { replace: true, preventScrollReset: true })
  }

  return { state, start, clear }
}

async function watchImport(importId: string, signal: AbortSignal, tell: Tell) {
  const api = abortableApi(signal)
  while (!signal.aborted) {
    const { productImport } = await api.imports.findImport({ importId })
    tell({ isDryRun: productImport.isDryRun, sent: 1, found: productImport })
    if (!['waiting', 'running'].includes(productImport.state)) return
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
