import { defineMessages } from '../../define-messages.ts'

/** Shipping zones and their methods. */
export const adminShippingMessages = defineMessages('admin/shipping', {
  lead: 'What shipping costs, by country. Changes apply to new checkouts; open card pages and orders keep their prices.',
  none: 'No shipping zones yet, so no one can check out. Add one.',
  add: 'Add shipping zone',
  name: 'Name',
  nameHint: 'Only you see it, such as “Europe”.',
  rest: 'everywhere else',
  countryCount: (count: number) => (count === 1 ? '1 country' : `${count} countries`),
  methodCount: (count: number) => (count === 1 ? '1 method' : `${count} methods`),
  unserved: (countries: string) => `No method ships to ${countries}, so no one there can check out.`,
  more: (count: number) => `${count} more`,
  and: (list: string, last: string) => `${list} and ${last}`,
  freeEverywhere: 'Nothing is charged for shipping: every method is free.',
  unweighed: (variants: number) =>
    variants === 1
      ? '1 variant has no weight and counts as 0 g where shipping is priced by weight.'
      : `${variants} variants have no weight and count as 0 g where shipping is priced by weight.`,
  chosenInCart:
    'With more than one zone, shoppers choose their country in the cart, and the card page takes only countries of its zone.',

  isRest: 'Everywhere else',
  isRestHint:
    'Every country you sell to that no other zone lists. Delivery times are then shown for your own country only.',
  countries: 'Countries',
  countriesHint: 'Two-letter codes, such as DE, FR. A country can be in only one zone.',
  methods: 'Methods',
  methodsLead: 'Shoppers choose one at checkout. The first is preselected.',
  noMethods: 'No methods: no one in these countries can check out.',
  method: (place: number) => `Method ${place}`,
  addMethod: 'Add method',
  removeMethod: (place: number) => `Remove method ${place}`,
  moveUp: (place: number) => `Move method ${place} up`,
  isOn: 'Offered at checkout',
  methodName: 'Name',
  methodNameHint: 'Leave blank to call it standard or express shipping, in the language of the reader.',
  speed: 'Speed',
  speedHint: 'Express orders are marked for the staff who pack them.',
  speeds: { standard: 'Standard', express: 'Express' },
  kind: 'Pricing',
  kinds: {
    flat: 'The same for every order',
    by_weight: 'By weight',
    by_subtotal: 'By subtotal',
    free_above: 'Free above a subtotal',
  },
  price: 'Price',
  perKg: 'For each started kilogram',
  over: 'Over a subtotal of',
  priceOver: 'Then',
  minDays: 'Delivery, from',
  maxDays: 'to business days',
  preview: 'Preview',
  previewLead: 'What a cart pays with these methods, before you save them.',
  previewWeight: 'Weight (kg)',
  previewInvalid: 'Please enter a number, such as 12.5.',
  previewIncomplete: 'Complete this method',
  askRemove: (zone: string) => `Delete “${zone}” with its methods?`,
  remove: 'Delete shipping zone',
  conflict: 'Someone else changed this shipping zone.',
  isNow: (field: string, value: string) => `${field}: ${value || 'empty'}`,
})
