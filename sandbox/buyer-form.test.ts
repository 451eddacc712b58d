import { expect, test } from 'vitest'
import { typedBuyer } from '#test/typed-buyer.ts'
import { checkBuyer, readBuyer, toBuyer } from './buyer-form.ts'

const everywhere = {
  methods: ['card' as const],
  plans: { inThree: false, later: false },
  countries: [],
  pickedUpIn: null,
  laterDays: [14, 21, 30],
  shipping: [{ option: 'standard', label: 'Standard shipping', cents: 0, arrival: null, holdsIn: null }],
}

test('each empty field has its own error', () => {
  expect(checkBuyer(readBuyer(new URLSearchParams()), everywhere)).toEqual({
    email: 'Please enter your email address.',
    name: 'Please enter your name.',
    country: 'Please choose your country.',
    line1: 'Please enter your address.',
    city: 'Please enter your city.',
    shipping: 'Please choose how we ship your order.',
  })
})

test('an address in the US needs a state and a ZIP code, one abroad does not', () => {
  expect(checkBuyer({ ...typedBuyer, state: '', postal: '9720' }, everywhere)).toEqual({
    state: 'Please choose your state.',
    postal: 'Please enter a ZIP code such as 97201.',
  })
  const dublin = { ...typedBuyer, country: 'IE', state: '', region: 'Leinster', postal: '', phone: '01 234 5678' }
  expect(checkBuyer(dublin, everywhere)).toEqual({})
  expect(toBuyer(dublin)).toMatchObject({ phone: '+35312345678', address: { state: 'Leinster', country: 'IE' } })
})

test("the state of an address abroad is the typed one, not the hidden select's", () => {
  const typed = { ...typedBuyer, country: 'CA', state: 'CA', region: 'Ontario', postal: 'k1a 0b1' }
  expect(toBuyer(typed).address).toMatchObject({ state: 'Ontario', postalCode: 'K1A 0B1' })
})

test('control characters, long texts and unknown options are refused', () => {
  const refused = {
    email: ['ann@example', 'ann example.com', `${'a'.repeat(250)}@example.com`],
    name: ['Ann\u0007Lee', 'A'.repeat(81)],
    phone: ['12', 'call me'],
    country: ['XX', 'United States'],
    state: ['ZZ', 'toString'],
    postal: ['<b>', '97201\n'],
    shipping: ['overnight', ''],
  }
  for (const [field, values] of Object.entries(refused)) {
    for (const value of values)
      expect(checkBuyer({ ...typedBuyer, [field]: value }, everywhere), `${field} ${value}`).toHaveProperty(field)
  }
})

test('who pays later chooses one of the days, and nobody else', () => {
  const offered = { ...everywhere, plans: { inThree: true, later: true } }
  const errorsOf = (way: string, days: string) => checkBuyer({ ...typedBuyer, way, days }, offered)
  for (const days of ['14', '21', '30']) expect(errorsOf('pay_later', days)).toEqual({})
  for (const days of ['', '15', '14.0'])
    expect(errorsOf('pay_later', days)).toEqual({ days: 'Please choose when to pay.' })
  expect(errorsOf('pay_in_3', '')).toEqual({})
  expect(errorsOf('card', '')).toEqual({})
})

test('an address in a country that the shop does not sell to is refused', () => {
  const dublin = { ...typedBuyer, country: 'IE', state: '', region: '', postal: 'D02 X285' }
  expect(checkBuyer(dublin, { ...everywhere, countries: ['US', 'IE'] })).toEqual({})
  expect(checkBuyer(dublin, { ...everywhere, countries: ['US', 'CA'] })).toEqual({
    country: "We don't ship to this country. Please choose another one.",
  })
  expect(checkBuyer({ ...dublin, country: 'XX' }, everywhere)).toHaveProperty('country')
})
