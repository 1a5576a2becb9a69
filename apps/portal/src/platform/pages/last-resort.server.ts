import type { Locale } from '@trivsel/content-contract/content'
import { type CachedPage, encodePage } from './cached-page.server.ts'
import { pageHeaders } from './render-page.server.ts'
import { contentSecurityPolicy } from './security-headers.server.ts'

const texts = {
  no: ['nb', 'Oi! Noe gikk galt', 'Feilen er hos oss. Prøv igjen om litt.'],
  en: ['en', 'Oops! Something went wrong', 'The fault is ours. Please try again in a moment.'],
} as const satisfies Record<Locale, readonly string[]>

/** When even the error page cannot be rendered: a few words that need nothing. */
export function lastResort(
  locale: Locale,
  headers: Readonly<Record<string, string>>,
): Promise<CachedPage> {
  const [lang, heading, text] = texts[locale]
  return encodePage({
    status: 500,
    headers: {
      ...headers,
      ...pageHeaders(500),
      'content-security-policy': contentSecurityPolicy([]),
    },
    body: Buffer.from(
      `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title><h1>${heading}</h1><p>${text}</p></html>`,
    ),
    tags: new Set(),
  })
}
