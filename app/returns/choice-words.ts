import type { Size } from '#contract/products/size.ts'
import { returnsMessages } from '#messages/en-US/returns.ts'

/** "Brown, Size 52". */
export function choiceWords({ color, size }: { color: string | null; size: Size | null }): string {
  return [color, size === null ? null : returnsMessages.size(size)].filter((part) => part !== null).join(', ')
}
