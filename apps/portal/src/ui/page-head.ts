import type { ContentImage } from '@trivsel/content-contract/content'
import type { FixedPage } from '@trivsel/content-contract/pages'
import { getLocale } from '#locale'
import { m } from '#messages'
import { siteOrigin } from '#platform/site-origin.ts'
import { pictureAddress } from './Picture.tsx'

/** For pages that have no picture of their own. */
const defaultPicture = { address: '/share.png', width: 1200, height: 630 }

/**
 * Title and description of a page, and what is shown of it where it is shared, for a route's
 * `head`. Its addresses are in `ui/layout/PageAddresses`.
 */
export function pageHead(page: {
  title?: string
  description?: string
  image?: ContentImage | null
}) {
  const title = page.title ? `${page.title} – ${m.site_name()}` : m.site_name()
  const description = page.description ?? m.site_description()
  const picture = sharedPicture(page.image)
  const isEnglish = getLocale() === 'en'
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: m.site_name() },
      { property: 'og:locale', content: isEnglish ? 'en_GB' : 'nb_NO' },
      { property: 'og:title', content: page.title ?? m.site_name() },
      { property: 'og:description', content: description },
      { property: 'og:image', content: siteOrigin() + picture.address },
      { property: 'og:image:width', content: String(picture.width) },
      { property: 'og:image:height', content: String(picture.height) },
    ],
  }
}

/** Head of a page that the content system has; empty while there is none. */
export function contentHead(
  page: { displayName: string; ingress: string | null; image: ContentImage | null } | undefined,
) {
  return pageHead({
    title: page?.displayName ?? '',
    ...(page?.ingress && { description: page.ingress }),
    image: page?.image ?? null,
  })
}

/** Head of a list with a fixed address. @param heading when the editors have written none */
export function listHead(list: { fixedPage: FixedPage | null } | undefined, heading: string) {
  return pageHead({
    title: list?.fixedPage?.heading ?? heading,
    ...(list?.fixedPage?.intro && { description: list.fixedPage.intro }),
  })
}

/** Width of size `l` of a picture; more is shown nowhere. */
const sharedWidth = 1_280

/** Size `l`, or the one nearest to it. */
function sharedPicture(image: ContentImage | null | undefined) {
  const size = image?.sizes.findLast(({ width }) => width <= sharedWidth) ?? image?.sizes[0]
  if (!image || !size) return defaultPicture
  return { ...size, address: pictureAddress(image, size.file) }
}
