import { WebGLRenderer } from 'three'
import { modelledScene } from '../modelled-scene.ts'
import { type Exposing, photographed } from './film.ts'

/** A picture of the catalogue. */
export interface Wanted {
  sku: string
  color: string
  picture: number
}

/** What the page is asked for: a picture, and how it is taken. */
export type Order = Wanted & Exposing

declare global {
  interface Window {
    /** Takes the picture and sends its pixels to the address. */
    take: (order: Order, address: string) => Promise<void>
  }
}

const renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: false })
renderer.autoClear = false
renderer.shadowMap.enabled = false
renderer.debug.checkShaderErrors = true

window.take = async (order, address) => {
  const pixels = photographed(renderer, modelledScene(order.sku, order.color, order.picture), order)
  await fetch(address, { method: 'POST', body: pixels as BodyInit })
}
