import { globSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fixedPageNames } from '@trivsel/content-contract/addresses'
import { type Locale, locales } from '@trivsel/content-contract/locales'
import { describe, expect, test } from 'vitest'
import { keepEmailTogether, keepTogether } from '#platform/keep-together.ts'

type Text = { place: string; locale: Locale; text: string }

const demo = new URL('../../../../scenarios/content/', import.meta.url)
const sources = new URL('../', import.meta.url)
const messages = [
  ...textsIn(fixedPageNames, 'names'),
  ...locales.flatMap((locale) =>
    globSync(`**/messages/${locale}.json`, { cwd: fileURLToPath(sources) }).flatMap((file) =>
      textsIn(read(new URL(file, sources)), file, locale),
    ),
  ),
]
const content = readdirSync(demo)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => textsIn(read(new URL(file, demo)), file))

/** What is not written, and what is written instead: docs/glossary.md, Words of the site. */
const banned: readonly [RegExp, string, Locale, readonly Text[]][] = [
  [/kode-app/i, 'kodeapp', 'no', messages],
  [/\bpasser (ikke )?til\b/, 'passer med', 'no', messages],
  [/\b(kan|kunne) (ikke )?avmeldes|\bmeld(t|e)? av\b/i, 'melder seg av', 'no', messages],
  [/\bavmeldt$/, 'avmeldt fra', 'no', messages.filter(({ place }) => /unbooked$/.test(place))],
  [/\bbestil[lt]/i, 'booker', 'no', messages],
  [/\b(ventelista|bookinga)\b/i, 'ventelisten, bookingen', 'no', [...messages, ...content]],
  [/: (vi|du|de|det|den|her|der|da|ring) /, 'a capital', 'no', [...messages, ...content]],
  [/health centre/i, 'health center', 'en', [...messages, ...content]],
  [/vacanc/i, 'job listing', 'en', [...messages, ...content]],
  [/\be-mail/i, 'email', 'en', [...messages, ...content]],
  // But the texts that the specification quotes.
  [
    /\bplease (?!contact us at the training club|enter a c|fill in|reload|try one|upload)/i,
    'what to do',
    'en',
    messages,
  ],
  [/(?<!Oops)!/, 'a full stop', 'en', messages],
  [/\bfor you who\b/i, 'for people who', 'en', [...messages, ...content]],
  [/\bquarter of an hour\b/, '15 minutes', 'en', messages],
  [/\b(is|are) good for\b/, 'works for', 'en', messages],
  [/revisjonslogg/i, 'hendelseslogg', 'no', messages],
  [/\bbe unbooked\b/i, 'a person unbooks', 'en', messages],
  [/venteliste/i, 'kø', 'no', [...messages, ...content]],
  [/waiting list/i, 'queue', 'en', [...messages, ...content]],
  [/påmeldt/i, 'har booket', 'no', messages],
  [/gratis besøk|ett besøk|prøvetrening/i, 'prøvetime', 'no', content],
  [/\btry a visit|one (free )?visit|free trial(?! visit)/i, 'trial visit', 'en', content],
  [/aktiveringskode/i, 'lenke', 'no', messages],
  [/riktig fødselsnummer/i, 'gyldig fødselsnummer', 'no', messages],
  [/kan (ikke )?(lenger )?melde deg av( lenger)?$/i, 'Avmeldingsfristen er ute', 'no', messages],
  // A name has one form: sentences are written around it.
  [/\{organisation\}(s\b|[’'-])/, 'the bare name', 'no', messages],
  [/\b(the|an?) \{organisation\}|\{organisation\}[’'-]/i, 'the bare name', 'en', messages],
  [/\(ingen\)/, 'ingen allergener', 'no', content],
  [/\(none\)/, 'no allergens', 'en', content],
]

describe('one thing has one word', () => {
  test.each(banned)('%s is written otherwise: %s', (pattern, _, locale, texts) => {
    const ofLocale = texts.filter((text) => text.locale === locale)
    expect(ofLocale.length).toBeGreaterThan(0)
    expect(ofLocale.filter(({ text }) => pattern.test(text))).toEqual([])
  })
})

describe('a line never breaks', () => {
  test('inside what belongs together in a message', () => {
    const torn = messages.filter(({ text }) => {
      const filled = text.replaceAll(/\{(?:count|minutes|hours|size|time)\}/g, '9')
      return keepTogether(filled) !== keepEmailTogether(filled)
    })
    expect(torn).toEqual([])
  })
})

describe('a card of demo content', () => {
  const repeating = readdirSync(demo)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => repetitionsIn(read(new URL(file, demo)), file))

  test('does not say its heading again', () => {
    expect(repeating).toEqual([])
  })
})

/** Where a heading and the text or the link below it are the same words. */
function repetitionsIn(value: unknown, place: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  const part = value as Record<string, Record<string, unknown> | undefined>
  const headings = [part.displayName, part.title, part.header, part.heading, part.name]
  const texts = [part.ingress, part.text, part.content, part.richText, part.intro, part.link?.text]
  const sentences = texts.flatMap((text) => textsIn(text, place)).map(plainWords)
  const again = headings
    .flatMap((heading) => textsIn(heading, place))
    .filter((heading) => sentences.includes(plainWords(heading)))
    .map(({ text }) => `${place}: ${text}`)
  return [
    ...again,
    ...Object.entries(value).flatMap(([name, inner]) => repetitionsIn(inner, `${place} ${name}`)),
  ]
}

function plainWords({ text }: Text): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
}

function read(file: URL): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Texts of a message file, or the values of `no` and `en` in demo content. */
function textsIn(value: unknown, place: string, locale?: Locale): Text[] {
  if (typeof value === 'string') return locale ? [{ place, locale, text: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    textsIn(part, `${place} ${name}`, name === 'no' || name === 'en' ? name : locale),
  )
}
