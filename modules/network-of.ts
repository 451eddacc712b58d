/** The network that an IP address is limited by: for IPv6 the /64, the smallest block a customer gets. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [front = '', back] = plain.toLowerCase().replace(/%.*$/, '').split('::')
  const [before, after] = [groupsOf(front), groupsOf(back ?? '')]
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const whole = back === undefined ? before : [...before, ...zeros, ...after]
  return whole.slice(0, 4).join(':')
}

/** The block of networks around an IP address that one customer of a provider can get: the /24, for IPv6 the /48. */
export function blockOf(address: string): string {
  const network = networkOf(address)
  if (network.includes(':')) return network.split(':').slice(0, 3).join(':')
  return /^\d+\.\d+\.\d+\.\d+$/.test(network) ? network.slice(0, network.lastIndexOf('.')) : network
}

/** What of an IP address is shown to people: its block, with a star for the rest; empty if it is none. */
export function shownNetwork(address: string): string {
  const block = blockOf(address)
  if (block.includes(':')) return `${block}:*`
  return /^\d+\.\d+\.\d+$/.test(block) ? `${block}.*` : ''
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':')
}
