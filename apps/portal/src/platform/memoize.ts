/** Longer texts are computed each time, so that the cache is bounded in bytes too. */
const longestText = 300

/**
 * Caches the results of a pure function of a text. After `most` texts the cache is cleared: the texts
 * come from addresses, which visitors can invent.
 */
export function memoize<Made>(most: number, make: (text: string) => Made): (text: string) => Made {
  const cached = new Map<string, Made>()
  return (text) => {
    const earlier = cached.get(text)
    if (earlier !== undefined) return earlier
    if (text.length > longestText) return make(text)
    if (cached.size >= most) cached.clear()
    const made = make(text)
    cached.set(text, made)
    return made
  }
}
