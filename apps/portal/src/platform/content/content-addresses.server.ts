import { contentPageAddress } from '@trivsel/content-contract/addresses'
import { locales } from '@trivsel/content-contract/locales'

import { ownAddress, withoutLastSlashes } from '@trivsel/content-contract/own-address'
import { isOpenAddress } from '../routing/open-address.ts'
import type { ContentClient } from './content-client.server.ts'

export type FileCollection = 'media' | 'attachments'
export type ContentAddresses = ReturnType<typeof createContentAddresses>

/**
 * Which addresses the content system has given out: known here, so that it is not asked for those
 * that strangers make up, which are without number.
 */
export function createContentAddresses(content: ContentClient) {
  const pageSets = new WeakMap<object, Set<string>>()
  const fileSets = new WeakMap<object, Set<string>>()
  const redirectMaps = new WeakMap<object, Map<string, { to: string; permanent: boolean }>>()

  return {
    /**
     * Whether a content page may be at a path, as `pageByPath` takes it, in any language. Nothing is
     * ruled out while the content system does not answer, nor where reading the rows is as quick.
     */
    async mayExist(path: string): Promise<boolean> {
      if (content.hasRows()) return true
      const pages = await content
        .query('publishedPages', { locale: null, contentType: 'page' })
        .catch(() => null)
      if (!pages) return true
      const known = memoizeByAnswer(
        pageSets,
        pages,
        () => new Set(pages.items.map(({ href }) => href)),
      )
      return locales.some((locale) => known.has(contentPageAddress(locale, path)))
    },

    /**
     * Whether something published shows or links to a file now. Of a picture only its sizes are
     * public, never the upload itself, which may hold where it was taken.
     * @throws {ContentUnavailableError} nothing is known yet
     */
    async isPublicFile(collection: FileCollection, file: string): Promise<boolean> {
      const files = await content.query('publishedFiles', {})
      const known = memoizeByAnswer(
        fileSets,
        files,
        () =>
          new Set([
            ...files.pictures.map((picture) => `media/${picture}`),
            ...files.attachments.map((attachment) => `attachments/${attachment}`),
          ]),
      )
      const name = collection === 'media' ? pictureOfSize(file) : file
      return known.has(`${collection}/${name}`)
    },

    /** Where an address that is no page leads now, or null. */
    async findRedirect(pathname: string): Promise<{ to: string; permanent: boolean } | null> {
      const redirects = await content.query('redirects', {}).catch(() => null)
      if (!redirects) return null
      const byPath = memoizeByAnswer(
        redirectMaps,
        redirects,
        () =>
          new Map(
            redirects.items.flatMap(({ from, to, permanent }) => {
              const location = locationOf(to)
              return location === undefined ? [] : [[from, { to: location, permanent }]]
            }),
          ),
      )
      const found = byPath.get(withoutLastSlashes(pathname))
      return found && isOpenAddress(found.to) ? found : null
    },
  }
}

/** A target as a header may hold it: editors write other letters than a–z too. */
function locationOf(to: string): string | undefined {
  return ownAddress(to) ?? URL.parse(to)?.href
}

function pictureOfSize(file: string): string | undefined {
  return /^([\w-]+)-\d{1,4}x\d{1,5}\.webp$/.exec(file)?.[1]
}

/** What is made of an answer is made once: the content client gives the same object until it changes. */
function memoizeByAnswer<Value>(
  made: WeakMap<object, Value>,
  answer: object,
  make: () => Value,
): Value {
  const known = made.get(answer) ?? make()
  made.set(answer, known)
  return known
}
