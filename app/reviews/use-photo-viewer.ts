import { useState } from 'react'
import { lazyPart } from '#app/ui/lazy-part.ts'

/** Renders what `usePhotoViewer` opens. */
export const PhotoViewer = lazyPart(async () => (await import('./photo-viewer.tsx')).PhotoViewer)

/** Opens the photo viewer on demand. `before` runs first, such as loading what it shows. */
export function usePhotoViewer(before?: () => Promise<void>) {
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)

  async function openPhoto(src: string) {
    const [isLoaded] = await Promise.all([PhotoViewer.load(), before?.()])
    if (!isLoaded) return
    setOpenedAt(src)
    setOpen(true)
  }

  return { openPhoto, viewer: openedAt === null ? null : { openedAt, open: isOpen, onOpenChange: setOpen } }
}
