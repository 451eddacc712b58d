import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { ownValue } from '#contract/own-value.ts'
import { isTyping } from '../is-typing.ts'
import { accessOf } from '../pages.ts'
import { useMay } from '../use-may.ts'
import { onOpenPalette } from './palette-events.ts'

const places: Readonly<Record<string, string>> = {
  t: '/admin',
  o: '/admin/orders',
  p: '/admin/products',
  c: '/admin/customers',
  m: '/admin/messages',
  r: '/admin/returns',
}

const maxPauseMs = 1_500

/** The keys that work on every page of the admin area. */
export function useShortcuts({ openPalette, openHelp }: { openPalette: () => void; openHelp: () => void }): void {
  const navigate = useNavigate()
  const may = useMay()
  const pressedG = useRef(0)

  const press = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      return openPalette()
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const place = event.timeStamp - pressedG.current < maxPauseMs ? ownValue(places, event.key) : undefined
    pressedG.current = event.key === 'g' ? event.timeStamp : 0
    if (place && may(accessOf(place))) void navigate(place)
    else if (event.key === '?') openHelp()
  })
  const open = useEffectEvent(openPalette)

  useLayoutEffect(() => {
    document.addEventListener('keydown', press)
    const stop = onOpenPalette(() => open())
    return () => {
      document.removeEventListener('keydown', press)
      stop()
    }
  }, [])
}
