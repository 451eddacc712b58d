import { type MouseEvent, useState } from 'react'

/**
 * A popup whose code comes when it is wanted first: `link` goes on the link that opens it (and that leads somewhere
 * useful without JavaScript), `popup` on the popup, which is rendered once it `wasWanted`.
 */
export function usePopup(load: () => Promise<unknown>) {
  const [isOpen, setOpen] = useState(false)
  const [wasWanted, setWasWanted] = useState(false)

  return {
    wasWanted,
    popup: { open: isOpen, onOpenChange: setOpen },
    link: {
      'aria-haspopup': 'dialog' as const,
      onPointerEnter: () => void load(),
      onFocus: () => void load(),
      onClick(event: MouseEvent) {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        setWasWanted(true)
        setOpen(true)
      },
    },
  }
}
