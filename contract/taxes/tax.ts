/** The US states an order can ship to, with their sales tax in thousandths of a percent. */
export interface UsState {
  code: string
  name: string
  /** 6250 is 6.25 %. */
  rate: number
}

// State rates only, without counties and cities: a flat table for the demo shop.
const table =
  'AL Alabama 4000|AK Alaska 0|AZ Arizona 5600|AR Arkansas 6500|CA California 7250|CO Colorado 2900|' +
  'CT Connecticut 6350|DE Delaware 0|DC District of Columbia 6000|FL Florida 6000|GA Georgia 4000|HI Hawaii 4000|' +
  'ID Idaho 6000|IL Illinois 6250|IN Indiana 7000|IA Iowa 6000|KS Kansas 6500|KY Kentucky 6000|LA Louisiana 5000|' +
  'ME Maine 5500|MD Maryland 6000|MA Massachusetts 6250|MI Michigan 6000|MN Minnesota 6875|MS Mississippi 7000|' +
  'MO Missouri 4225|MT Montana 0|NE Nebraska 5500|NV Nevada 6850|NH New Hampshire 0|NJ New Jersey 6625|' +
  'NM New Mexico 4875|NY New York 4000|NC North Carolina 4750|ND North Dakota 5000|OH Ohio 5750|OK Oklahoma 4500|' +
  'OR Oregon 0|PA Pennsylvania 6000|RI Rhode Island 7000|SC South Carolina 6000|SD South Dakota 4200|' +
  'TN Tennessee 7000|TX Texas 6250|UT Utah 4850|VT Vermont 6000|VA Virginia 5300|WA Washington 6500|' +
  'WV West Virginia 6000|WI Wisconsin 5000|WY Wyoming 4000'

export const usStates: readonly UsState[] = table.split('|').map((row) => {
  const words = row.split(' ')
  return { code: words[0] ?? '', name: words.slice(1, -1).join(' '), rate: Number(words.at(-1)) }
})

/** The owner's own rate for a state, in thousandths of a percent. */
export interface OwnRate {
  state: string
  rate: number
}

interface Destination {
  country: string
  state: string
}

/** The sales tax rate of an address in thousandths of a percent: its state's in the United States, none elsewhere. */
export function taxRate({ country, state }: Destination, own: readonly OwnRate[]): number {
  if (country !== 'US') return 0
  return (own.find((each) => each.state === state) ?? usStates.find(({ code }) => code === state))?.rate ?? 0
}

/** The sales tax on a subtotal in whole cents, rounded half up. Shipping is not taxed. */
export function taxCents(subtotalCents: number, address: Destination, own: readonly OwnRate[]): number {
  return Math.floor((subtotalCents * taxRate(address, own) + 50_000) / 100_000)
}
