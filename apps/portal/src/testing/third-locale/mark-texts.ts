/** No language has this code. */
export const thirdLocale = 'xx'

/** A text of the made-up language is the English one between marks. What has no letters is no text. */
export function markText(english: string): string {
  return /\p{L}/u.test(english) ? mark(english) : english
}

/** Messages of Paraglide: a text, or texts for each number. */
export function markMessages(messages: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      key === '$schema' ? message : markMessage(message),
    ]),
  )
}

function markMessage(message: unknown): unknown {
  if (typeof message === 'string') return mark(message)
  return (message as { match: Record<string, string> }[]).map((variants) => ({
    ...variants,
    match: Object.fromEntries(
      Object.entries(variants.match).map(([form, text]) => [form, mark(text)]),
    ),
  }))
}

/** No text of the site has these characters, and the typefaces of PDFs do. */
const mark = (english: string) => `‹${english}›`

const innermost = /‹[^‹›]*›/gu

/** What of a text has letters and is outside of all marks. Marks may be within each other. */
export function unmarkedParts(text: string): string[] {
  let rest = text
  let before: string
  do {
    before = rest
    rest = rest.replaceAll(innermost, '\n')
  } while (rest !== before)
  return rest
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
}
