import { type MouseEvent, useState } from 'react'

/**
 * A popup loaded on demand: spread `link` on the link that opens it (which leads somewhere useful without JavaScript) and
 * `popup` on the popup, which is rendered once it `wasOpened`.
 */
export function usePopup(part: { load: (href?: string) => Promise<boolean> }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)

  async function open(href: string) {
    if (!(await part.load(href))) return
    setWasOpened(true)
    setOpen(true)
  }

  return {
    wasOpened,
    popup: { open: isOpen, onOpenChange: setOpen },
    link: {
      'aria-haspopup': 'dialog' as const,
      onPointerEnter: () => void part.load(),
      onFocus: () => void part.load(),
      onClick(event: MouseEvent<HTMLAnchorElement>) {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void open(event.currentTarget.href)
      },
    },
  }
}
