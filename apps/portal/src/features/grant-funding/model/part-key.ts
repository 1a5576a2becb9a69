/** Under which the bank's engine knows a part; later attempts have a number behind it. */
export const requestKeyOf = (partId: string): string => `grant:${partId}`

/** @returns the id of the part; null for a key of something else */
export function partOf(requestKey: string): string | null {
  const [kind, id = ''] = requestKey.split(':')
  return kind === 'grant' ? (id.split('/')[0] ?? null) : null
}
