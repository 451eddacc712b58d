import { useId, useState } from 'react'
import { RefusedError } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { frameMessages } from '#messages/en-US/frame.ts'
import { Section } from '../section.tsx'
import { BulkProgress } from '../table/bulk-progress.tsx'
import { useSteps } from '../table/use-steps.ts'
import { imageSteps } from './image-steps.ts'

/** Adds the images of a ZIP to the products and colors whose SKU their names are. */
export function ImageZip() {
  const said = adminProductsMessages.zip
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { outcome, isRunning, start, stop } = useSteps()

  async function add() {
    if (!file || isBusy) return
    setBusy(true)
    try {
      const code = await import('./read-zip.ts').catch(() => null)
      if (!code) return setRefusal(frameMessages.unreachable)
      const files = await code.readZip(file)
      const steps = files && (await imageSteps(files))
      setRefusal(steps === null ? said.unreadable : steps.length === 0 ? said.none : null)
      if (!steps || steps.length === 0) return
      setOpen(true)
      const { changed, all } = await start(steps)
      if (changed < all) return
      setOpen(false)
      toast.success(said.done(changed))
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      setRefusal(error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Section title={said.title}>
      <p className="mb-4 max-w-text">{said.lead}</p>
      <label htmlFor={id} className="mb-1.5 block text-small font-medium">
        {said.file}
      </label>
      <input
        id={id}
        type="file"
        accept=".zip,application/zip"
        className="mb-4 block w-full min-h-12 border border-line-strong bg-chalk p-2.5 text-small file:mr-4 file:min-h-7 file:border-0 file:bg-linen file:px-3"
        onChange={({ currentTarget }) => {
          setFile(currentTarget.files?.[0] ?? null)
          setRefusal(null)
        }}
      />
      <Button variant="secondary" disabled={!file} busy={isBusy} onClick={add}>
        {said.add}
      </Button>
      {refusal && (
        <p role="alert" className="mt-4 border-l-2 border-accent pl-4">
          {refusal}
        </p>
      )}
      {outcome && (
        <Dialog open={isOpen} onOpenChange={() => !isRunning && setOpen(false)} title={said.title}>
          <BulkProgress outcome={outcome} onStop={stop} onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </Section>
  )
}
