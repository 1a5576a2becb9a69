const space = '\u00a0'
/** Of no width; no line breaks at it. */
const joiner = '\u2060'

/** Where no line may break: the space that is replaced, by the text around it. */
const breaks: readonly [RegExp, string][] = [
  // 166 859, 22 00 00 00
  [/(?<=\d) (?=\d)/g, space],
  // 0001 Oslo
  [/(?<=\b\d{4}) (?=\p{Lu}\p{Ll})/gu, space],
  // 1. mai, 5. etasje
  [/(?<=\d\.) (?=\p{Ll})/gu, space],
  [/(?<=\d) (?=(?:kr|kroner|min|km|m|kg|kB|MB|%)(?!\p{L}))/gu, space],
  [/(?<=\b(?:kl\.|klokka|NOK)) (?=\d)/g, space],
  [/(?<=§) (?=\d)/g, space],
  // 9–15
  [/(?<=\d–)(?=\d)/g, joiner],
  // T-banen, D-nummer
  [/(?<=(?<!\p{L})(?!E)\p{Lu}-)(?=\p{L})/gu, joiner],
]

/** Text whose numbers, times, postcodes and short compounds are never torn apart at the end of a line. */
export function keepTogether(text: string): string {
  return breaks.reduce((joined, [at, sign]) => joined.replace(at, sign), keepEmailTogether(text))
}

/**
 * The same for "e-post" alone: messages get it when they are compiled, since nobody would type it in
 * each of them. No non-breaking hyphen (U+2011): the typeface has none, so that another one would draw
 * it, and a search for "e-post" would not find it. A label of one word stays as it is typed.
 */
export function keepEmailTogether(text: string): string {
  return text.includes(' ') ? text.replace(/(?<=\be-)(?=post)/gi, joiner) : text
}

/** For plain text that others show, as mail: there the joiner may be seen, and their search stop at it. */
export function removeJoiners(text: string): string {
  return text.replaceAll(joiner, '')
}

const joinedAnswers = new WeakMap<object, object>()

/**
 * The same for every text in what the content system answers; addresses of pages stay as they are.
 * The server is given the same answer for many pages: what was made of it is given again.
 */
export function keepTextsTogether<Answer extends object>(answer: Answer): Answer {
  const joined = joinedAnswers.get(answer) ?? (keepDeep(answer) as Answer)
  joinedAnswers.set(answer, joined)
  return joined as Answer
}

function keepDeep(value: unknown): unknown {
  if (typeof value === 'string') return /^(?:\/|[a-z]+:)/.test(value) ? value : keepTogether(value)
  if (Array.isArray(value)) return value.map(keepDeep)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, keepDeep(part)]))
}
