import { countPieces, subtotalCents } from '#contract/cart/cart.ts'
import { formatCents } from '#contract/money.ts'
import { localArea } from './area.ts'
import { remembered } from './remembered.ts'
import { hasSessionCookie } from './session-cookie.ts'

/** What the header shows of this browser before anything has been read: three short texts and who may see the admin link. */
export interface Glance {
  /** How many pieces are in the cart, what they cost together, how many products are saved; ready to be shown. */
  pieces: string
  total: string
  saved: string
  isAdmin: boolean
}

export const glanceKey = 'vitrine.glance'

/**
 * Runs in the head, before the first paint, as `<script>{glanceScript}</script>`: lays the glance over a page that is the
 * same for everybody. On `<html>` it sets `data-signed-in`, `data-admin`, `data-pieces` and `data-saved` (each only where
 * there is one), and the texts `--glance-pieces`, `--glance-total` and `--glance-saved` for `content: var(…)`.
 */
export const glanceScript = `(function(d,g){try{if(/(^|;\\s*)(__Host-)?signed-in=1/.test(document.cookie))d.dataset.signedIn='';\
g=JSON.parse(localStorage.getItem('${glanceKey}'));if(!g)return;\
['pieces','total','saved'].forEach(function(n){if(typeof g[n]!='string')return;var t=g[n].slice(0,20);d.style.setProperty('--glance-'+n,JSON.stringify(t));\
if(n!='total'&&t!='0')d.dataset[n]=t});if(g.isAdmin&&'signedIn'in d.dataset)d.dataset.admin=''}catch(e){}})(document.documentElement)`

/** Writes down the glance for the next page, and lays it over this one. */
export function keepGlance(): void {
  const [cart, list, verification] = [
    remembered.cart.shown(),
    remembered.wishlist.shown(),
    remembered.verification.shown(),
  ] as const
  if (!cart.isReady || !list.isReady || !verification.isReady) return
  const glance: Glance = {
    pieces: String(countPieces(cart.value)),
    total: formatCents(subtotalCents(cart.value)),
    saved: String(list.value.saved.length),
    isAdmin: verification.value?.role === 'admin',
  }
  localArea.setItem(glanceKey, JSON.stringify(glance))
  // Whose session it is may not be known yet; that there is one is, and nobody is shown out meanwhile.
  layOver(glance, verification.value !== null || hasSessionCookie())
}

/** What is shown where nothing was set (`glance.css`). */
const nothing: Record<string, string> = { pieces: '0', total: '$0.00', saved: '0' }

function layOver({ pieces, total, saved, isAdmin }: Glance, isSignedIn: boolean) {
  const { dataset, style } = document.documentElement
  const marks = { pieces, saved, signedIn: isSignedIn ? '' : '0', admin: isSignedIn && isAdmin ? '' : '0' }
  for (const [name, mark] of Object.entries(marks)) {
    if (mark === '0') delete dataset[name]
    else dataset[name] = mark
  }
  for (const [name, text] of Object.entries({ pieces, total, saved })) {
    const property = `--glance-${name}`
    const shown = style.getPropertyValue(property) || JSON.stringify(nothing[name])
    // Every element inherits it: to set it again would have the whole page styled again.
    if (shown !== JSON.stringify(text)) style.setProperty(property, JSON.stringify(text))
  }
}
