import { type Locale, languageOf } from '@trivsel/content-contract/locales'

import { type CachedPage, encodePage } from './cached-page.server.ts'
import { pageHeaders } from './render-page.server.ts'
import { contentSecurityPolicy } from './security-headers.server.ts'

/**
 * `failed`: even the error page could not be rendered. `busy`: there was no place to render anything.
 * `starting`: the portal has not come so far yet.
 */
export type LastResort = 'failed' | 'busy' | 'starting'

const statuses = { failed: 500, busy: 503, starting: 503 } as const satisfies Record<
  LastResort,
  number
>

const texts = {
  failed: {
    no: ['Oi! Noe gikk galt', 'Feilen er hos oss. Prøv igjen om litt.'],
    en: ['Oops! Something went wrong', 'The fault is ours. Please try again in a moment.'],
  },
  busy: {
    no: ['Det er mange her nå', 'Vi rekker ikke å vise deg siden akkurat nå. Prøv igjen om litt.'],
    en: [
      'Many people are here right now',
      'We cannot show you the page just now. Please try again in a moment.',
    ],
  },
  starting: {
    no: ['Nettstedet er straks klart', 'Vi starter opp akkurat nå. Prøv igjen om noen sekunder.'],
    en: [
      'The site will be ready shortly',
      'We are starting up. Please try again in a few seconds.',
    ],
  },
} as const satisfies Record<LastResort, Record<Locale, readonly [string, string]>>

/** Each made once, so that it costs nothing when there is no time for anything. */
export function createLastResorts(headers: Readonly<Record<string, string>>) {
  const made = new Map<string, Promise<CachedPage>>()
  return (why: LastResort, locale: Locale): Promise<CachedPage> => {
    const key = `${why} ${locale}`
    const page = made.get(key) ?? lastResort(why, locale, headers)
    made.set(key, page)
    return page
  }
}

/** A few words that need nothing, for when nothing else can be sent. */
export function lastResort(
  why: LastResort,
  locale: Locale,
  headers: Readonly<Record<string, string>>,
): Promise<CachedPage> {
  const status = statuses[why]
  const [heading, text] = texts[why][locale]
  return encodePage({
    status,
    headers: {
      ...headers,
      ...pageHeaders(status, { differsByScreen: false }),
      'content-security-policy': contentSecurityPolicy([]),
    },
    body: Buffer.from(
      `<!doctype html><html lang="${languageOf(locale)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title><h1>${heading}</h1><p>${text}</p></html>`,
    ),
    tags: new Set(),
  })
}
