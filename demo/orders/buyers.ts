const firstNames =
  'Ann Bo Carla Dev Elena Farid Grace Hugo Ines Jonas Kaori Lena Milo Nora Omar Paula Quinn Rosa Samir Tess Uma Viktor Wren Yara'.split(
    ' ',
  )
const lastNames =
  'Lee Moreau Okafor Petrov Quist Romero Sato Tanaka Ueda Vance Weber Xu Young Zeller Abara Brandt Castillo Dahl Eriksen Fontaine Garza Haddad Ivers Jansen'.split(
    ' ',
  )
const streets = 'Harbour Street|Mill Lane|Orchard Avenue|Cedar Road|Bay View|Hill Terrace|Station Road|Park Row'.split(
  '|',
)
const places = [
  ['Portland', 'OR', '97201', 'US'],
  ['San Francisco', 'CA', '94103', 'US'],
  ['Los Angeles', 'CA', '90012', 'US'],
  ['New York', 'NY', '10013', 'US'],
  ['Austin', 'TX', '78701', 'US'],
  ['Chicago', 'IL', '60607', 'US'],
  ['Seattle', 'WA', '98101', 'US'],
  ['Miami', 'FL', '33131', 'US'],
  ['Boston', 'MA', '02108', 'US'],
  ['Denver', 'CO', '80202', 'US'],
  ['Toronto', 'ON', 'M5V 2T6', 'CA'],
  ['London', '', 'SW1A 1AA', 'GB'],
] as const

export type Random = (from?: number, to?: number) => number

export function pick<Choice>(from: readonly Choice[], random: Random): Choice {
  const chosen = from[Math.floor(random() * from.length)]
  if (chosen === undefined) throw new Error('There is nothing to choose from.')
  return chosen
}

/** A generated buyer; `mark` makes their email address unique. */
export function inventBuyer(mark: string, random: Random) {
  const [firstName, lastName] = [pick(firstNames, random), pick(lastNames, random)]
  const [city, state, postalCode, country] = pick(places, random)
  return {
    firstName,
    lastName,
    email: `${firstName}.${lastName}.${mark}@example.com`.toLowerCase(),
    name: `${firstName} ${lastName}`,
    phone: `+1 503 555 ${String(Math.floor(random(0, 10_000))).padStart(4, '0')}`,
    line1: `${Math.floor(random(1, 180))} ${pick(streets, random)}`,
    line2: random() < 0.2 ? `Apartment ${Math.floor(random(1, 40))}` : '',
    city,
    state,
    postalCode,
    country,
  }
}
export type Buyer = ReturnType<typeof inventBuyer>
