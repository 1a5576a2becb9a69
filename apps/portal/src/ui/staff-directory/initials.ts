/** First letters of the first and the last name: `Kari Nordmann Øy` → `KØ`. */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/u).filter((word) => /^\p{L}/u.test(word) && !isTitle(word))
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('nb') ?? '').join('')
}

/** A title before the name is no part of it: `Dr. Kari Nordmann`. */
function isTitle(word: string): boolean {
  return /^\p{L}+\.$/u.test(word) && word.length > 2
}
