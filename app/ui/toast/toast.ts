import { afterPress } from './after-press.ts'

// Source: spec section 9.
const toastMs = 5_000
const shortToastMs = 1_000

export type ToastKind = 'error' | 'success' | 'info' | 'pending'
export type ToastPosition = 'top-center' | 'top-left'

export interface ToastNote {
  id: number
  kind: ToastKind
  message: string
  at: ToastPosition
  about: string | undefined
  /** How long it stays, in milliseconds; null for a pending one. */
  staysMs: number | null
}

interface ToastOptions {
  /** Top center by default. */
  at?: ToastPosition
  /** One second instead of five: for what is also visible elsewhere. */
  short?: boolean
  /** What it is about, such as a form: it replaces the earlier toast about the same. */
  about?: string
}

let notes: readonly ToastNote[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly ToastNote[]) {
  notes = next
  for (const listener of listeners) listener()
}

function show(
  kind: ToastKind,
  message: string,
  { at = 'top-center', short = false, about }: ToastOptions = {},
): number {
  const id = ++lastId
  const staysMs = kind === 'pending' ? null : short ? shortToastMs : toastMs
  afterPress(() => {
    // Do not show the same sentence twice at once.
    const others = notes.filter((note) => note.message !== message || note.at !== at)
    const stillTrue = others.filter((note) => !about || note.about !== about)
    change([...stillTrue, { id, kind, message, at, about, staysMs }].slice(-4))
  })
  return id
}

function dismiss(id: number) {
  afterPress(() => change(notes.filter((note) => note.id !== id)))
}

/** Toasts, 5 seconds or 1; announced to screen readers. Source: spec section 9. */
export const toast = {
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  /** Stays until dismissed by the returned id. */
  pending: (message: string, options?: ToastOptions) => show('pending', message, options),
  dismiss,
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => notes,
  readOnServer: (): readonly ToastNote[] => none,
}

const none: readonly ToastNote[] = []
