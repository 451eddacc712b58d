// Not `Intl.DateTimeFormat`, whose first use takes tens of milliseconds.
const months = 'January February March April May June July August September October November December'.split(' ')
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** "November 22, 2026" from an ISO date or time, in UTC. */
export function longDay(iso: string): string {
  const date = new Date(iso)
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

/** "Sun, Nov 22" from an ISO date or time, in UTC. */
export function shortDay(iso: string): string {
  const date = new Date(iso)
  return `${weekdays[date.getUTCDay()]}, ${months[date.getUTCMonth()]?.slice(0, 3)} ${date.getUTCDate()}`
}
