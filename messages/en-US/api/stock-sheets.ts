import { defineMessages } from '../../define-messages.ts'

/** Calls about deliveries and stock counts. */
export const apiStockSheetsMessages = defineMessages('api/stock-sheets', {
  tooMany: 'Please enter at most 1,000,000 units.',
  oneAtLeast: 'Please enter at least one unit.',
  codeMissing: 'Please scan or type a SKU or barcode.',
  scopeMissing: 'Please choose what to count.',
  notFound: 'Delivery or count not found.',
  closed: { booked: 'This has already been booked.', discarded: 'This has already been discarded.' },
  unknownCode: (code: string) => `No variant has the SKU or barcode “${code}”.`,
  severalVariants: (code: string, product: string) =>
    `“${code}” is the SKU of ${product}, which has several variants. Scan the code of one of them, or enter its units in the list.`,
  outsideScope: (variant: string, scope: string) => `${variant} is not in ${scope}, which is what you count.`,
  countedElsewhere: (variant: string, by: string | null, reference: string) =>
    `${variant} is in another open count${reference && `, “${reference}”`}${by === null ? '' : `, begun by ${by}`}. Book or discard that count first.`,
  countedMeanwhile: (variant: string) =>
    `${variant}: its stock was set by someone else after you counted. Count it again, then book.`,
  belowReserved: (variant: string, due: number, reserved: number) =>
    `${variant}: the stock would be ${due}, but open checkouts hold ${reserved}. Count it again, or book once they have ended.`,
  nothingEntered: 'Nothing has been entered yet.',
  entered: (variant: string, units: number) => `${variant}: ${units}`,
  removed: 'Removed from the list.',
  received: (units: number, variants: number) =>
    `Received ${units.toLocaleString('en-US')} ${units === 1 ? 'unit' : 'units'} of ${variants.toLocaleString('en-US')} ${variants === 1 ? 'variant' : 'variants'}.`,
  booked: (different: number) =>
    different === 0
      ? 'Count booked. The stock was right.'
      : `Count booked. The stock of ${different.toLocaleString('en-US')} ${different === 1 ? 'variant' : 'variants'} is corrected.`,
  discarded: 'Discarded. The stock is unchanged.',
})
