import { WebGLRenderer } from 'three'
import { modelledScene } from '../modelled-scene.ts'
import { type Exposing, layered, photographed } from './film.ts'
import type { Surroundings } from './rig.ts'

/** A picture of the catalogue, and what colours surround it if it is not taken on the paper. */
export interface Wanted {
  sku: string
  color: string
  picture: number
  around?: Surroundings
}

/** What the page is asked for: a picture, and how it is taken. */
export type Order = Wanted & Exposing

declare global {
  interface Window {
    /** Takes the picture, or the goods alone, and sends the pixels to the address, part by part. */
    take: (order: Order, what: 'picture' | 'layer', address: string) => Promise<void>
  }
}

// Whoever drives the browser hears of every request with all that it carries, as text.
const partBytes = 4_000_000

const renderer = new WebGLRenderer({ antialias: false })
renderer.autoClear = false

window.take = async (order, what, address) => {
  const scene = modelledScene(order)
  const pixels = what === 'picture' ? photographed(renderer, scene, order) : layered(renderer, scene, order)
  const bytes = new Uint8Array(pixels.buffer)
  for (let from = 0; from < bytes.length; from += partBytes) {
    await fetch(address, { method: 'POST', body: bytes.slice(from, from + partBytes) })
  }
}
