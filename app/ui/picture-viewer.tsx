import { ChevronLeft, ChevronRight, Minus, Plus, X } from 'lucide'
import { type KeyboardEvent, useState } from 'react'
import type { Picture } from '#contract/picture.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { Overlay } from './overlay.tsx'
import { ZoomStage } from './zoom-stage.tsx'
import { atRest, type View, zoomAt } from './zoom-view.ts'

interface PictureViewerProps {
  pictures: readonly Picture[]
  /** Which picture it opens at, counted from 0. */
  startAt: number
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What is seen, such as the name of the product. */
  label: string
}

/** Pictures as large as the screen, to step through and to come close to: by press, wheel, pinch, drag and keys. */
export function PictureViewer({ open, onOpenChange, label, ...rest }: PictureViewerProps) {
  return (
    <Overlay open={open} onOpenChange={onOpenChange} label={`Pictures: ${label}`} side="center">
      <Viewer key={rest.startAt} {...rest} onClose={() => onOpenChange(false)} />
    </Overlay>
  )
}

interface ViewerProps {
  pictures: readonly Picture[]
  startAt: number
  onClose: () => void
}

const stepPx = 80

function Viewer({ pictures, startAt, onClose }: ViewerProps) {
  const [at, setAt] = useState(startAt)
  const [view, setView] = useState<View>(atRest)
  const picture = pictures[at]

  function stepTo(next: number) {
    setAt((next + pictures.length) % pictures.length)
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
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }

  if (!picture) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys act on the picture, wherever the focus is
    <div className="panel flex h-full flex-col bg-paper" onKeyDown={press}>
      <header className="flex items-center justify-between px-4 py-2">
        <p aria-live="polite" className="text-small text-ink-soft tabular-nums">
          {at + 1} / {pictures.length}
        </p>
        <div className="flex">
          <IconButton
            label="Zoom out"
            disabled={view.scale <= 1}
            onClick={() => setView(zoomAt(view, view.scale / 1.5))}
          >
            <Icon of={Minus} size={20} />
          </IconButton>
          <IconButton label="Zoom in" data-autofocus onClick={() => setView(zoomAt(view, view.scale * 1.5))}>
            <Icon of={Plus} size={20} />
          </IconButton>
          <IconButton label="Close" onClick={onClose}>
            <Icon of={X} size={22} />
          </IconButton>
        </div>
      </header>
      <div className="relative min-h-0 grow">
        <ZoomStage
          key={picture.src}
          picture={picture}
          view={view}
          onView={setView}
          onSwipe={(way) => stepTo(at + way)}
        />
        {pictures.length > 1 && (
          <>
            <IconButton label="Previous picture" className={`${arrow} left-3`} onClick={() => stepTo(at - 1)}>
              <Icon of={ChevronLeft} size={24} strokeWidth={1.25} />
            </IconButton>
            <IconButton label="Next picture" className={`${arrow} right-3`} onClick={() => stepTo(at + 1)}>
              <Icon of={ChevronRight} size={24} strokeWidth={1.25} />
            </IconButton>
          </>
        )}
      </div>
    </div>
  )
}

const arrow = 'absolute top-1/2 -translate-y-1/2 bg-paper/80'
