import type { ContentImage } from '@trivsel/content-contract/content'
import { formatTagOf } from '@trivsel/content-contract/locales'
import type { FixedPage } from '@trivsel/content-contract/pages'
import { getLocale } from '#locale'
import { m } from '#messages'
import { iconAddress } from '#platform/organisation/icon-address.ts'
import { organisationName } from '#platform/organisation/organisation-name.ts'
import { isServiceOffered } from '#platform/services/current-services.ts'
import { siteOrigin } from '#platform/site-origin.ts'
import { pictureAddress } from './Picture.tsx'

/** For pages that have no picture of their own. */
const defaultPicture = () => ({ address: iconAddress('/share.png'), width: 1200, height: 630 })

/**
 * Title and description of a page, and what is shown of it where it is shared, for a route's
 * `head`. Its addresses are in `ui/layout/PageAddresses`.
 */
export function pageHead(page: {
  title?: string
  description?: string
  image?: ContentImage | null
}) {
  const title = page.title ? `${page.title} – ${organisationName()}` : organisationName()
  const description = page.description ?? siteDescription()
  const picture = sharedPicture(page.image)
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: organisationName() },
      { property: 'og:locale', content: formatTagOf(getLocale()).replace('-', '_') },
      { property: 'og:title', content: page.title ?? organisationName() },
      { property: 'og:description', content: description },
      { property: 'og:image', content: siteOrigin() + picture.address },
      { property: 'og:image:width', content: String(picture.width) },
      { property: 'og:image:height', content: String(picture.height) },
    ],
  }
}

/** Head of a page in the middle of something: nobody shall find it by searching. */
export function unlistedPageHead(page: Parameters<typeof pageHead>[0]) {
  const { meta } = pageHead(page)
  return { meta: [...meta, { name: 'robots', content: 'noindex' }] }
}

/** Head of a page; one whose text is still an example is found by no search. */
export function headOfWritten(
  text: { isExample?: true } | undefined,
  page: Parameters<typeof pageHead>[0],
) {
  return text?.isExample ? unlistedPageHead(page) : pageHead(page)
}

/** Head of a page that the content system has; where there is none, the site's says so. */
export function contentHead(
  page:
    | { displayName: string; ingress: string | null; image: ContentImage | null; isExample?: true }
    | undefined,
) {
  if (!page) return {}
  return headOfWritten(page, {
    title: page.displayName,
    ...(page.ingress && { description: page.ingress }),
    image: page.image,
  })
}

/**
 * Head of the site as a whole, for the root: a page that there is has its own instead.
 * @param matches the routes that were found for the address, the page's own the last
 */
export function siteHead(matches: readonly { status: string; _notFound?: boolean }[]) {
  const page = matches.at(-1)
  if (page?.status === 'error') return pageHead({ title: m.error_heading() })
  if (page?.status === 'notFound' || page?._notFound)
    return pageHead({ title: m.not_found_heading() })
  return pageHead({})
}

/** Head of a page with a fixed address. @param heading and intro when the editors have written none */
export function listHead(
  data: { fixedPage: FixedPage | null } | undefined,
  heading: string,
  intro?: string,
) {
  const description = data?.fixedPage?.intro ?? intro
  return pageHead({
    title: data?.fixedPage?.heading ?? heading,
    ...(description && { description }),
  })
}

/** Width of size `l` of a picture; more is shown nowhere. */
const sharedWidth = 1_280

/** Size `l`, or the one nearest to it. */
function sharedPicture(image: ContentImage | null | undefined) {
  const size = image?.sizes.findLast(({ width }) => width <= sharedWidth) ?? image?.sizes[0]
  if (!image || !size) return defaultPicture()
  return { ...size, address: pictureAddress(image, size.file) }
}

/** What the site is about, of what it offers. */
function siteDescription(): string {
  const offers = isServiceOffered('sports') && isServiceOffered('kindergartens')
  return offers ? m.site_description() : m.site_description_plain()
}
