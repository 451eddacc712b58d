import { zoneLabel } from '../time-zones.ts'

/** "2pm PST". */
export function cutOffWords(hour: number, timeZone: string): string {
  return `${hourWords(hour)} ${zoneLabel(timeZone)}`
}

/** "2pm" for 14. */
export function hourWords(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12}${hour < 12 ? 'am' : 'pm'}`
}
