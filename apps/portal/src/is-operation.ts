/**
 * What is no page of the site: files, signs of life, pages of development. The page of all parts is
 * one, but where there are no pages of development it is refused as they are.
 *
 * @param address path and query of a request
 */
export function isOperation(
  address: string,
  { hasDevelopmentPages }: { hasDevelopmentPages: boolean },
): boolean {
  if (/^\/(en\/)?dev\/parts(?=[/?]|$)/.test(address)) return !hasDevelopmentPages
  return /^\/(files|dev\/\w+|livez|startupz|readyz)(?=[/?]|$)/.test(address)
}

/** What is asked to know whether the process runs, has started, and can serve. */
export function isSignOfLife(address: string): boolean {
  return /^\/(livez|startupz|readyz)(?=[/?]|$)/.test(address)
}
