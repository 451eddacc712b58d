import type { apiInventoryMessages as source } from '../../en-US/api/inventory.ts'
import { nameSize } from '../../name-size.ts'
import type { Translation } from '../../translation.ts'

export const apiInventoryMessages: Translation<typeof source> = {
  unitsInvalid: 'Bitte geben Sie ganze Stückzahlen ein.',
  unitsNegative: 'Der Bestand kann nicht negativ sein.',
  nothingChanged: 'Es gibt nichts zu ändern.',
  reasonMissing: 'Bitte nennen Sie den Grund der Änderung.',
  variantTwice: 'Jede Variante darf nur einmal vorkommen.',
  changed: 'Bestand geändert.',
  changedMeanwhile: (variant, now) => `${variant}: Der Bestand hat sich inzwischen geändert. Er beträgt jetzt ${now}.`,
  uncountedMeanwhile: (variant) => `${variant}: Der Bestand hat sich inzwischen geändert. Er wird nicht mehr gezählt.`,
  belowReserved: (variant, reserved) =>
    `${variant}: Der Bestand kann nicht unter den ${reserved} liegen, die an der Kasse reserviert sind.`,
  item: (product, color, size) =>
    `${product}${color === null ? '' : ` in ${color}`}${size === null ? '' : `, ${nameSize('Größe', size, 'Einheitsgröße')}`}`,
  soldOut: (item) => `${item} ist ausverkauft.`,
  left: (item, left) => `Von ${item} sind nur noch ${left} verfügbar.`,
}
