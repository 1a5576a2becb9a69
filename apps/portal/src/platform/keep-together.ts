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
  // T-banen, D-nummer; e-post may break, as it does where it is written with a small letter
  [/(?<=(?<!\p{L})(?!E)\p{Lu}-)(?=\p{L})/gu, joiner],
]

/** Text whose numbers, times, postcodes and short compounds are never torn apart at the end of a line. */
export function keepTogether(text: string): string {
  return breaks.reduce((joined, [at, sign]) => joined.replace(at, sign), text)
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
