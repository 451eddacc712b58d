import { defineMessages } from '../../define-messages.ts'

const unitsOf = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'unit' : 'units'}`
const variantsOf = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'variant' : 'variants'}`

/** Deliveries and stock counts. */
export const adminInventoryMessages = defineMessages('admin/inventory', {
  lead: 'Receive deliveries and count what is in stock. What you enter is saved at once and changes the stock when you book it.',
  receive: 'Receive delivery',
  count: 'Count stock',
  begin: 'Start',
  noteNumber: 'Delivery note',
  noteHint: 'Such as the number on the supplier’s delivery note.',
  countName: 'Name',
  countHint: 'Such as Autumn, upper shelves.',
  toCount: 'What to count',
  allProducts: 'All products',
  categoryOf: (title: string) => `Category: ${title}`,
  collectionOf: (title: string) => `Collection: ${title}`,

  search: 'Delivery note or name',
  kind: 'Kind',
  kinds: { delivery: 'Delivery', count: 'Count' },
  state: 'State',
  states: { draft: 'Open', booked: 'Booked', discarded: 'Discarded' },
  none: 'Nothing received or counted yet.',
  noneText: 'Deliveries and counts are listed here, with who booked them and when.',
  noneFound: 'No deliveries or counts found.',
  columns: {
    name: 'Name',
    kind: 'Kind',
    state: 'State',
    startedAt: 'Started',
    startedBy: 'By',
    closedAt: 'Ended',
    closedBy: 'Ended by',
    variants: 'Variants',
    units: 'Units',
    difference: 'Difference',
  },
  /** A delivery or count without a name of its own. */
  unnamed: { delivery: 'Delivery', count: 'Count of all products' },
  countOf: (scope: string) => `Count of ${scope}`,

  deliveryLead: 'Scan each unit, or search the products and type how many have arrived.',
  countLead:
    'Scan each unit, or type how many there are. Leave out what is packed or set aside for paid orders: it has already left the stock.',
  startedBy: (who: string | null) => (who === null ? 'Started' : `Started by ${who},`),
  closedBy: {
    booked: (who: string | null) => (who === null ? 'Booked' : `Booked by ${who},`),
    discarded: (who: string | null) => (who === null ? 'Discarded' : `Discarded by ${who},`),
  },
  entered: (units: number, variants: number) => `${unitsOf(units)} of ${variantsOf(variants)}`,

  scan: {
    label: 'SKU or barcode',
    hint: 'Each scan, or Enter, adds one unit.',
    add: 'Add',
    sending: (count: number) => `Adding ${count.toLocaleString('en-US')}…`,
    last: (entered: string) => `Added. ${entered}`,
    refused: 'Not added:',
    dismiss: 'Clear the list of refused scans',
    clear: 'Clear',
    unclear: (code: string) => `“${code}” may not have been added: the connection failed. Check its units in the list.`,
  },
  shows: {
    delivery: { entered: 'Received', all: 'All products' },
    count: { entered: 'Counted', different: 'Differences', missing: 'Not counted yet', all: 'All' },
  },
  searchLines: 'Product, SKU or barcode',
  nothing: {
    entered: 'Nothing has been entered yet.',
    missing: 'Everything has been counted.',
    different: 'Everything counted so far is as expected.',
    all: 'There is nothing to list.',
  },
  noLinesFound: 'No variants found.',
  line: {
    product: 'Product',
    variant: 'Variant',
    sku: 'SKU',
    gtin: 'Barcode',
    arrived: 'Arrived',
    counted: 'Counted',
    expected: 'Expected',
    difference: 'Difference',
    inStock: 'In stock',
    held: 'Held',
  },
  onlyVariant: 'Only variant',
  notTracked: 'not tracked',
  unitsInvalid: 'Please enter whole units.',

  book: { delivery: 'Book delivery', count: 'Book count' },
  bookText: {
    delivery: (units: number, variants: number) =>
      `${unitsOf(units)} of ${variantsOf(variants)} will be added to the stock. Customers who wait for them get an email.`,
    count: (different: number, difference: string) =>
      different === 0
        ? 'Everything counted is as expected: the stock stays as it is.'
        : `The stock of ${variantsOf(different)} will be corrected, by ${difference} in all.`,
  },
  bookNote: 'What was sold since a variant was counted stays sold. Variants that you did not count stay as they are.',
  discard: 'Discard',
  discardText: 'What has been entered stays listed here, and the stock stays as it is.',
})
