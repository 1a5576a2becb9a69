const safeProtocols: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:']

/** An address that a link may lead to: absolute, or a path on our own site; never a script. */
export function isSafeAddress(address: string): boolean {
  if (/^\/(?![/\\])/.test(address) || address.startsWith('#')) return true
  return URL.canParse(address) && safeProtocols.includes(new URL(address).protocol)
}
