import type { CSSProperties } from 'react'
import { countUnits, subtotalCents } from '#contract/cart/cart.ts'
import { formatCents } from '#contract/money.ts'
import { encode, encodedMark } from './cipher.ts'
import { localData } from './local-data.ts'
import { hasSessionCookie } from './session-cookie.ts'
import { localStore } from './storage-area.ts'

/** What the header shows before the stored data is decrypted. Design section 6, "what the first paint needs". */
interface Glance {
  /** Units in the cart, their total, and the number of saved products; formatted. */
  units: string
  total: string
  saved: string
}

export const glanceKey = 'vitrine.glance'

/**
 * Runs in the head, before the first paint: pages are the same for everybody, so what is personal is added here. Sets
 * `data-signed-in`, `data-units` and `data-saved` on `<html>` (each only when not empty), and the texts
 * `--glance-units`, `--glance-total` and `--glance-saved` for `content: var(…)`.
 */
export const glanceScript = `(function(d,g){try{if(/(^|;\\s*)(__Host-)?signed-in=1/.test(document.cookie))d.dataset.signedIn='';\
g=atob(localStorage.getItem('${glanceKey}').slice(${encodedMark.length}));\
g=JSON.parse(new TextDecoder().decode(Uint8Array.from(g,function(c){return c.charCodeAt(0)})));if(!g)return;\
['units','total','saved'].forEach(function(n){if(typeof g[n]!='string')return;var t=g[n].slice(0,20);d.style.setProperty('--glance-'+n,JSON.stringify(t));\
if(n!='total'&&t!='0')d.dataset[n]=t})}catch(e){}})(document.documentElement)`

/** Stores the glance for the next page and applies it to this one. */
export function storeGlance(): void {
  const [cart, list, verification] = [
    localData.cart.shown(),
    localData.wishlist.shown(),
    localData.verification.shown(),
  ] as const
  if (!cart.isReady || !list.isReady || !verification.isReady) return
  const glance: Glance = {
    units: String(countUnits(cart.value)),
    total: formatCents(subtotalCents(cart.value)),
    saved: String(list.value.saved.length),
  }
  localStore.setItem(glanceKey, encode(JSON.stringify(glance)))
  // The customer may not be known yet, but the session cookie is: the page must not look logged out meanwhile.
  applyGlance(glance, verification.value !== null || hasSessionCookie())
}

function applyGlance({ units, saved }: Glance, isSignedIn: boolean) {
  const { dataset } = document.documentElement
  const marks = { units, saved, signedIn: isSignedIn ? '' : '0' }
  for (const [name, mark] of Object.entries(marks)) {
    if (mark === '0') delete dataset[name]
    else dataset[name] = mark
  }
}

/**
 * The style of an element that shows a text of the glance once the stored data is known. Every element inherits what the
 * first paint found on `<html>`; setting that again would restyle the whole page.
 */
export function glanceStyle(name: keyof Glance, text: string): CSSProperties {
  return { [`--glance-${name}`]: JSON.stringify(text) } as CSSProperties
}
