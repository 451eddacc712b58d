import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/** Rendered Markdown; links to the shop's own pages navigate on the client. */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  const navigate = useNavigate()

  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain || link.origin !== window.location.origin || link.hash) return
    event.preventDefault()
    void navigate(link.pathname + link.search)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside answer the keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed with Enter is clicked
    <div
      className={`prose ${className}`}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the shop's own pages; HTML typed into them is escaped
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
