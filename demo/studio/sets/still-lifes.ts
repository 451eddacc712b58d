import type { Composition } from '../banners/composition.ts'
import { tallCompositions } from '../banners/tall.ts'
import { wideCompositions } from '../banners/wide.ts'
import type { StudioScene } from '../renderer/scene.ts'
import { looks } from './looks.ts'
import { type StillLife, stillLifeScene } from './still-life.ts'

/** Every still life that is taken as a whole, by name; banners are named by their shape and number, such as `wide-4`. */
export const stillLives: Record<string, StillLife> = {
  ...looks,
  ...numbered('wide', wideCompositions),
  ...numbered('tall', tallCompositions),
}

function numbered(shape: 'wide' | 'tall', banners: readonly (Composition | StillLife)[]): Record<string, StillLife> {
  return Object.fromEntries(
    banners.flatMap((banner, index) => ('objects' in banner ? [[`${shape}-${index + 1}`, banner]] : [])),
  )
}

/** A still life as it stands in the studio. */
export function namedStillLife(name: string): StudioScene {
  const still = stillLives[name]
  if (!still) throw new Error(`There is no still life ${name}.`)
  return stillLifeScene(still, name)
}
