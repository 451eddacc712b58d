import { WebGLRenderer } from 'three'
import { productScene } from '../product-scene.ts'
import { namedStillLife } from '../sets/still-lifes.ts'
import { type Exposing, layered, renderScene } from './render-scene.ts'
import type { Surroundings } from './rig.ts'

/** An image of the catalog, and what colors surround it if it is not taken on the paper. */
export interface ShotRequest {
  sku: string
  color: string
  image: number
  around?: Surroundings
}

/** A still life by its name. */
export interface StillLifeRequest {
  still: string
}

/** What the page is asked for: an image, and how it is taken. */
export type RenderRequest = (ShotRequest | StillLifeRequest) & Exposing

declare global {
  interface Window {
    /** Renders the image, or the products alone, and sends the pixels to the address, part by part. */
    render: (request: RenderRequest, what: 'image' | 'layer', address: string) => Promise<void>
  }
}

// The program that drives the browser hears of every request with all that it carries, as text.
const partBytes = 4_000_000

const renderer = new WebGLRenderer({ antialias: false })
renderer.autoClear = false

window.render = async (request, what, address) => {
  const scene = 'still' in request ? namedStillLife(request.still) : productScene(request)
  const pixels = what === 'image' ? renderScene(renderer, scene, request) : layered(renderer, scene, request)
  const bytes = new Uint8Array(pixels.buffer)
  for (let from = 0; from < bytes.length; from += partBytes) {
    await fetch(address, { method: 'POST', body: bytes.slice(from, from + partBytes) })
  }
}
