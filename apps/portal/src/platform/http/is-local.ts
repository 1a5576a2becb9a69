/** Whether an address is on the machine that asks: no service of others is. */
export function isLocal(address: string): boolean {
  const hostname = URL.parse(address)?.hostname
  return hostname !== undefined && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
