import { ChevronLeft, ChevronRight, Minus, Plus, X } from 'lucide'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { Image } from '#contract/media/image.ts'
import { ownValue } from '#contract/own-value.ts'
import { imageViewerMessages } from '#messages/en-US/image-viewer.ts'
import { uiMessages } from '#messages/en-US/ui.ts'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { ZoomStage } from './zoom-stage.tsx'
import { atRest, type View, zoomAt } from './zoom-view.ts'

interface ImageViewerProps {
  images: readonly Image[]
  /** Below each image, if there is something to say about it. */
  captions?: readonly ReactNode[]
  /** Index of the first image shown. */
  startAt: number
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The dialog's accessible name, such as the product's. */
  label: string
}

/** Full-screen image viewer: next and previous, zoom by press, wheel, pinch, drag and keys. */
export function ImageViewer({ open, onOpenChange, label, ...rest }: ImageViewerProps) {
  return (
    <Overlay open={open} onOpenChange={onOpenChange} label={imageViewerMessages.imagesOf(label)} side="center">
      <Viewer key={rest.startAt} {...rest} onClose={() => onOpenChange(false)} />
    </Overlay>
  )
}

interface ViewerProps {
  images: readonly Image[]
  captions?: readonly ReactNode[]
  startAt: number
  onClose: () => void
}

const stepPx = 80

function Viewer({ images, captions, startAt, onClose }: ViewerProps) {
  const [at, setAt] = useState(startAt)
  const [view, setView] = useState<View>(atRest)
  const image = images[at]

  function stepTo(next: number) {
    setAt((next + images.length) % images.length)
    setView(atRest)
  }

  function press(event: KeyboardEvent) {
    const isNear = view.scale > 1
    const moves: Record<string, () => void> = {
      ArrowLeft: () => (isNear ? setView({ ...view, x: view.x + stepPx }) : stepTo(at - 1)),
      ArrowRight: () => (isNear ? setView({ ...view, x: view.x - stepPx }) : stepTo(at + 1)),
      ArrowUp: () => isNear && setView({ ...view, y: view.y + stepPx }),
      ArrowDown: () => isNear && setView({ ...view, y: view.y - stepPx }),
      '+': () => setView(zoomAt(view, view.scale * 1.5)),
      '=': () => setView(zoomAt(view, view.scale * 1.5)),
      '-': () => setView(zoomAt(view, view.scale / 1.5)),
      '0': () => setView(atRest),
    }
    const move = ownValue(moves, event.key)
    if (!move) return
    event.preventDefault()
    move()
  }

  if (!image) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys act on the image wherever the focus is
    <div className="panel flex h-full flex-col bg-paper" onKeyDown={press}>
      <ViewerHeader at={at} count={images.length} view={view} onView={setView} onClose={onClose} />
      <div className="relative min-h-0 grow">
        <ZoomStage key={image.src} image={image} view={view} onView={setView} onSwipe={(step) => stepTo(at + step)} />
        {images.length > 1 && <Arrows onStep={(step) => stepTo(at + step)} />}
      </div>
      {captions && (
        <div
          aria-live="polite"
          className="mx-auto max-h-[30%] w-full max-w-text shrink-0 overflow-y-auto px-4 py-4 wrap-anywhere"
        >
          {captions[at]}
        </div>
      )}
    </div>
  )
}

interface ViewerHeaderProps {
  at: number
  count: number
  view: View
  onView: (view: View) => void
  onClose: () => void
}

function ViewerHeader({ at, count, view, onView, onClose }: ViewerHeaderProps) {
  return (
    <header className="flex items-center justify-between px-4 py-2">
      <p aria-live="polite" className="text-small text-ink-soft tabular-nums">
        {at + 1} / {count}
      </p>
      <div className="flex">
        <IconButton
          label={imageViewerMessages.zoomOut}
          disabled={view.scale <= 1}
          onClick={() => onView(zoomAt(view, view.scale / 1.5))}
        >
          <Icon of={Minus} size={20} />
        </IconButton>
        <IconButton
          label={imageViewerMessages.zoomIn}
          data-autofocus
          onClick={() => onView(zoomAt(view, view.scale * 1.5))}
        >
          <Icon of={Plus} size={20} />
        </IconButton>
        <IconButton label={uiMessages.close} onClick={onClose}>
          <Icon of={X} size={22} />
        </IconButton>
      </div>
    </header>
  )
}

function Arrows({ onStep }: { onStep: (step: number) => void }) {
  return (
    <>
      <IconButton label={imageViewerMessages.previousImage} className={`${arrow} left-3`} onClick={() => onStep(-1)}>
        <Icon of={ChevronLeft} size={24} strokeWidth={1.25} />
      </IconButton>
      <IconButton label={imageViewerMessages.nextImage} className={`${arrow} right-3`} onClick={() => onStep(1)}>
        <Icon of={ChevronRight} size={24} strokeWidth={1.25} />
      </IconButton>
    </>
  )
}

const arrow = 'absolute top-1/2 -translate-y-1/2 bg-paper/80'
