import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { tableButton } from './table-button.ts'

interface PopMenuProps {
  label: string
  children: ReactNode
  className?: string
  /** Whether it is open at first. */
  isOpen?: boolean
  /** Whether it shows what came of a form that is sent in it. */
  staysOpen?: boolean
}

/** A button that opens a panel below it. Esc, and moving the focus elsewhere, close it. */
export function PopMenu({ label, children, className = '', isOpen, staysOpen }: PopMenuProps) {
  return (
    <details
      name="table-menu"
      open={isOpen}
      className={`group relative ${className}`}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape' && currentTarget.open) closeMenu(currentTarget)
      }}
      onSubmit={({ currentTarget }) => {
        if (!staysOpen) closeMenu(currentTarget)
      }}
      onToggle={({ currentTarget }) => currentTarget.open && keepInView(currentTarget.querySelector('div'))}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
    >
      <summary className={`${tableButton} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        {label}
        <Icon of={ChevronDown} size={16} className="group-open:rotate-180" />
      </summary>
      <div className="absolute top-full left-0 z-30 mt-1 w-72 max-w-[calc(100vw-2rem)] border border-line-strong bg-paper p-4 shadow-lift">
        {children}
      </div>
    </details>
  )
}

/** Closes a menu, which gives the focus to its button. */
export function closeMenu(menu: HTMLDetailsElement | null): void {
  if (!menu) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}

/** Moves a panel to the left that would extend beyond the page. */
function keepInView(panel: HTMLElement | null): void {
  if (!panel) return
  panel.style.left = '0'
  const beyond = panel.getBoundingClientRect().right + 16 - document.documentElement.clientWidth
  if (beyond > 0) panel.style.left = `${-beyond}px`
}
