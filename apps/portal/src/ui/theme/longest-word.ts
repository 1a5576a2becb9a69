/** Up to so many letters; the rules of parts.css know these steps. */
const steps = [8, 10, 12, 15, 18, 22, 28]

/**
 * For the `data-longest-word` of a heading, so that its type is as small as its longest word needs:
 * a heading never breaks inside a word.
 */
export function longestWord(heading: string): number | undefined {
  const letters = Math.max(...heading.split(/[\s\u00AD-]/u).map((word) => [...word].length))
  return steps.find((step) => letters <= step) ?? steps.at(-1)
}
