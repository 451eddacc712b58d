/** Whether an address such as `http://localhost:3000` leads to this machine and nowhere else. */
export function isLoopback(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const { hostname } = new URL(origin)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}
