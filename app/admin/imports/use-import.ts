import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { abortableApi, RefusedError } from '#app/api.ts'
import { sendFile } from '#app/send-file.ts'
import { calls, type ProductImport } from '#contract/imports/calls.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'

const pauseMs = 600

/** The state of an import: uploading, or processed by the server. */
export interface ImportState {
  file: File
  isDryRun: boolean
  /** The upload progress, 0 to 1. */
  sent: number
  /** The server's status of the import. */
  found: ProductImport | null
  refusal: string | null
}

/** Uploads a file of products and polls the status of its import. */
export function useImport() {
  const [state, setState] = useState<ImportState | null>(null)
  const watching = useRef<AbortController>(null)
  useEffect(() => () => watching.current?.abort(), [])

  async function start(file: File, isDryRun: boolean) {
    watching.current?.abort()
    const controller = new AbortController()
    watching.current = controller
    const { signal } = controller
    const tell = (changes: Partial<ImportState>) =>
      signal.aborted || setState((before) => (before ? { ...before, ...changes } : before))
    setState({ file, isDryRun, sent: 0, found: null, refusal: null })
    try {
      const fields = { dryRun: isDryRun ? 'yes' : 'no' }
      const reply = await sendFile(calls.importProducts, file, {
        fields,
        failed: adminProductsMessages.import.sendFailed,
        onProgress: (sent) => tell({ sent }),
      })
      const { importId } = z.parse(calls.importProducts.response, reply)
      const api = abortableApi(signal)
      while (!signal.aborted) {
        const { productImport } = await api.imports.findImport({ importId })
        tell({ sent: 1, found: productImport })
        if (!['waiting', 'running'].includes(productImport.state)) return
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    } catch (error) {
      if (!signal.aborted)
        tell({ refusal: error instanceof RefusedError ? error.message : adminProductsMessages.import.sendFailed })
    }
  }

  return { state, start, clear: () => setState(null) }
}
