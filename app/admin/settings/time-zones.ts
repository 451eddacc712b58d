import { ownValue } from '#contract/own-value.ts'

/** Cities that have another name today than `Intl` lists. Source: IANA's time zone database, file `backward`. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** The names of all time zones, with the one that is chosen, in the order of their names. */
export function listTimeZones(chosen: string): string[] {
  const all = Intl.supportedValuesOf('timeZone').map((zone) => ownValue(renamed, zone) ?? zone)
  return [...new Set([chosen, 'UTC', ...all])].sort()
}
