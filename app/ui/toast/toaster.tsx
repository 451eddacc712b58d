import { useEffect, useState, useSyncExternalStore } from 'react'
import { type ToastPosition, toastStore } from './toast.ts'
import { ToastCard } from './toast-card.tsx'

const places: Record<ToastPosition, string> = {
  'top-center': 'left-1/2 -translate-x-1/2 items-center',
  'top-left': 'left-4 items-start',
}

// Under a modal dialog the page is inert, so each dialog has its own toaster, and only the topmost announces.
const stack: symbol[] = []
const listeners = new Set<() => void>()

function useIsTopmost(): boolean {
  const [me] = useState(() => Symbol('toaster'))
  useEffect(() => {
    stack.push(me)
    for (const listener of listeners) listener()
    return () => {
      stack.splice(stack.indexOf(me), 1)
      for (const listener of listeners) listener()
    }
  }, [me])
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => stack.at(-1) === me,
    () => false,
  )
}

/**
 * In a header they hang below it, so that they never cover it. At the top of the page an error, which stays for seconds,
 * takes room meanwhile, so that it does not cover the heading of a form.
 */
const inHeaderClass: Record<ToastPosition, string> = {
  'top-center':
    'absolute top-full mt-3 group-not-data-scrolled/header:has-[[role=alert]]:relative group-not-data-scrolled/header:has-[[role=alert]]:top-0 group-not-data-scrolled/header:has-[[role=alert]]:mt-1',
  'top-left': 'absolute top-full mt-3',
}

/**
 * Where toasts appear: the page has one, and each dialog. Outside a header they leave out the height of a dialog's title.
 */
export function Toaster({ inHeader = false }: { inHeader?: boolean }) {
  const isTopmost = useIsTopmost()
  const notes = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer)
  return (Object.keys(places) as ToastPosition[]).map((place) => (
    <div
      key={place}
      aria-live="polite"
      className={`pointer-events-none ${inHeader ? inHeaderClass[place] : 'fixed top-20'} z-60 flex w-max max-w-[calc(100%-2rem)] flex-col gap-2 ${places[place]}`}
    >
      {isTopmost && notes.filter((note) => note.at === place).map((note) => <ToastCard key={note.id} note={note} />)}
    </div>
  ))
}
