import type { Object3D, ShaderMaterial } from 'three'
import type { Fall } from '../cloth/drape.ts'
import type { Form } from '../cloth/form.ts'
import type { Pattern } from '../cloth/pattern.ts'
import type { Cloth } from '../cloth/sew.ts'

/** A garment as it is cut, and the form it hangs on. */
export interface Cut {
  pattern: Pattern
  body: Form
}

/** A garment of the catalog. */
export interface Garment {
  cut: () => Cut
  fall: Omit<Fall, 'seed'>
  /** Thickness of its cloth in millimeters. */
  thick: number
  /** Its cloth in a color, by the kind of panel; `plain` for panels without one. */
  materials: (color: string) => Record<string, ShaderMaterial>
  /** What is laid and sewn on it: pockets, plackets, buttons. */
  trims?: (cloth: Cloth, pattern: Pattern, materials: Record<string, ShaderMaterial>) => Object3D[]
  /** How large the whole is: the share of the image's width, or of its height if that is reached first. */
  whole?: readonly [fill: number, fillHeight: number]
  /** On a leg form in the first image too: by itself it would stand like a shell. */
  onLegs?: boolean
  /** The middle of the detail, by panels and where on them, and how many millimeters around it are seen. */
  detail: { panels: readonly string[]; at: readonly [number, number]; across: number }
}
