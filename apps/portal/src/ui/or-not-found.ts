import { notFound } from '@tanstack/react-router'
import { type Locale, otherLocales } from '@trivsel/content-contract/locales'
import { getLocale } from '#locale'
import { ApiError } from '#platform/api-client.ts'

/** Why a page does not exist; `elsewhere` is its address in another language. */
export type Absence = { reason: 'NO_CONTENT' } | { reason: 'OTHER_LANGUAGE'; elsewhere: string }

/**
 * Content that the content system does not have is a page that does not exist.
 * @param findElsewhere the page's address in another language, when it has one there
 */
export async function orNotFound<Content>(
  content: Promise<Content>,
  findElsewhere: (locale: Locale) => Promise<string | null> = async () => null,
): Promise<Content> {
  try {
    return await content
  } catch (error) {
    if (!isAbsent(error)) throw error
    for (const locale of otherLocales(getLocale())) {
      const elsewhere = await orNull(findElsewhere(locale))
      if (elsewhere)
        throw notFound({ data: { reason: 'OTHER_LANGUAGE', elsewhere } satisfies Absence })
    }
    throw notFound({ data: { reason: 'NO_CONTENT' } satisfies Absence })
  }
}

async function orNull(address: Promise<string | null>): Promise<string | null> {
  try {
    return await address
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
}

/** 400: the address has what no address of content can have, such as a NUL or 201 characters. */
function isAbsent(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}
