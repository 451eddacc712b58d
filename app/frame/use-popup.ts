import { type MouseEvent, useState } from 'react'

/**
 * A popup loaded on demand: spread `link` on the link that opens it (which leads somewhere useful without JavaScript) and
 * `popup` on the popup, which is rendered once it `wasOpened`.
 */
export function usePopup(load: () => Promise<unknown>) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)

  return {
    wasOpened,
    popup: { open: isOpen, onOpenChange: setOpen },
    link: {
      'aria-haspopup': 'dialog' as const,
      onPointerEnter: () => void load(),
      onFocus: () => void load(),
      onClick(event: MouseEvent) {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        setWasOpened(true)
        setOpen(true)
      },
    },
  }
}
