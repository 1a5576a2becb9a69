/** Longer texts are worked out each time, so that what is kept is bounded in bytes too. */
const longestText = 300

/**
 * What a pure function makes of a text, made once for each. Of more than `most` texts the memory
 * starts anew: they come from addresses, which anybody can make up.
 */
export function remembered<Made>(
  most: number,
  make: (text: string) => Made,
): (text: string) => Made {
  const known = new Map<string, Made>()
  return (text) => {
    const earlier = known.get(text)
    if (earlier !== undefined) return earlier
    if (text.length > longestText) return make(text)
    if (known.size >= most) known.clear()
    const made = make(text)
    known.set(text, made)
    return made
  }
}
