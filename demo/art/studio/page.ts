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
    /** Takes the picture, or the goods alone, and sends the pixels to the address. */
    take: (order: Order, what: 'picture' | 'layer', address: string) => Promise<void>
  }
}

const renderer = new WebGLRenderer({ antialias: false })
renderer.autoClear = false

window.take = async (order, what, address) => {
  const scene = modelledScene(order)
  const pixels = what === 'picture' ? photographed(renderer, scene, order) : layered(renderer, scene, order)
  await fetch(address, { method: 'POST', body: pixels })
}
