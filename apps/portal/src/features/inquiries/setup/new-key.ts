const longest = 40
const letters: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', å: 'a' }

/**
 * The id of a new entry: its English name in the form of an address, with a number if that exists. It
 * does not change when the name changes.
 */
export function newKey(name: string, taken: readonly string[]): string {
  const plain = name
    .toLowerCase()
    .replace(/[æøå]/g, (letter) => letters[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  const words = plain.split(/[^a-z0-9]/).filter((word) => word !== '')
  const key = cut(words.join('-') || 'category', longest)
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `-${number}`
    const candidate = cut(key, longest - end.length) + end
    if (!taken.includes(candidate)) return candidate
  }
}

const cut = (key: string, length: number) => {
  const start = key.slice(0, length)
  return start.endsWith('-') ? start.slice(0, -1) : start
}
