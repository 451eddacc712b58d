import { ChevronLeft, X } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { type SizePreset, sizePresets, withSizes } from '#contract/products/size-order.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { smallControl } from '../small-control.ts'
import type { EditedColor } from './edited-variants.ts'

interface ColorListProps {
  colors: readonly EditedColor[]
  onChange: (colors: readonly EditedColor[]) => void
}

/** The colors of a product: their swatches, and the names of those that are saved. */
export function ColorList({ colors, onChange }: ColorListProps) {
  return (
    <ul aria-label={adminProductsMessages.colors} className="mt-4 space-y-2">
      {colors.map((each, at) => (
        <li key={each.id ?? each.color} className="flex items-center gap-3">
          <input
            type="color"
            aria-label={adminProductsMessages.swatchOf(each.color)}
            value={each.hex}
            className="size-11 shrink-0 border border-line-strong bg-chalk p-1"
            onChange={({ currentTarget }) => onChange(colors.with(at, { ...each, hex: currentTarget.value }))}
          />
          {each.id ? (
            <input
              aria-label={adminProductsMessages.nameOf(each.color)}
              value={each.color}
              maxLength={60}
              className={`${smallControl} mt-0!`}
              onChange={({ currentTarget }) => onChange(colors.with(at, { ...each, color: currentTarget.value }))}
            />
          ) : (
            <span className="grow">{each.color}</span>
          )}
          <IconButton
            label={adminProductsMessages.remove(each.color)}
            onClick={() => onChange(colors.toSpliced(at, 1))}
          >
            <Icon of={X} size={18} />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

interface SizeListProps {
  sizes: readonly string[]
  onChange: (sizes: readonly string[]) => void
}

/** The sizes of a product in the order in which shoppers see them. */
export function SizeList({ sizes, onChange }: SizeListProps) {
  return (
    <ul aria-label={adminProductsMessages.sizes} className="mt-4 flex flex-wrap gap-2">
      {sizes.map((size, at) => (
        <li key={size} className="flex items-center border border-line-strong pl-3 tabular-nums">
          {size}
          {at > 0 && (
            <IconButton
              label={adminProductsMessages.moveSizeForward(size)}
              onClick={() => onChange(sizes.toSpliced(at, 1).toSpliced(at - 1, 0, size))}
            >
              <Icon of={ChevronLeft} size={16} />
            </IconButton>
          )}
          <IconButton label={adminProductsMessages.removeSize(size)} onClick={() => onChange(sizes.toSpliced(at, 1))}>
            <Icon of={X} size={16} />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

/** Adds the sizes of a list at once. */
export function SizePresets({ sizes, onChange }: SizeListProps) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 text-small">
      {adminProductsMessages.addSizes}
      {presetNames.map((name) => (
        <button
          key={name}
          type="button"
          className="link min-h-11"
          onClick={() => onChange(withSizes(sizes, sizePresets[name]))}
        >
          {adminProductsMessages.sizePresets[name]}
        </button>
      ))}
    </p>
  )
}

const presetNames = Object.keys(sizePresets) as SizePreset[]
