import { Link, useLocation, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { isOpenAddress } from '#platform/routing/open-address.ts'
import { type OwnPageLink, ownPageLink } from '#platform/routing/own-page-link.ts'
import { isReachable } from '#platform/routing/route-table.ts'

type Look = {
  className?: string | undefined
  /** Of a link that looks like a button. */
  'data-variant'?: 'secondary' | undefined
}

/** Of a link in a menu: to this very page, or to the part of the site that it lies in. */
type Current = 'page' | 'true' | undefined

type Props = Look & {
  /** A public address of the site, or of anywhere else. */
  href: string
  openInNewTab?: boolean
  current?: Current
  children: ReactNode
}

/**
 * A link whose address comes from the content system. A page of this site in this language is
 * reached without a page load; everything else is a plain link.
 */
export function ContentLink({ href, openInNewTab = false, current, children, ...look }: Props) {
  // Words are left of a link to what is switched off.
  if (!isOpenAddress(href, isReachable)) return children
  if (openInNewTab)
    return (
      <a href={href} {...look} target="_blank" rel="noopener">
        {children}
        <span aria-hidden="true">&nbsp;↗&#xfe0e;</span>
        <span className="ds-sr-only"> ({m.opens_in_new_tab()})</span>
      </a>
    )
  const link = ownPageLink(getLocale(), href)
  if (!link)
    return (
      <a href={href} {...look} aria-current={current}>
        {children}
      </a>
    )
  return (
    <SiteLink link={link} look={look} current={current}>
      {children}
    </SiteLink>
  )
}

type SiteLinkProps = { link: OwnPageLink; look: Look; current: Current; children: ReactNode }

/** A page has a hundred of these, and most are on every page: the server computes each once. */
const SiteLink = import.meta.env.SSR ? ServerLink : RouterLink

function RouterLink({ link: { to, search, hash }, look, current, children }: SiteLinkProps) {
  return (
    <Link
      to={to as '/'}
      search={search as never}
      {...(hash && { hash })}
      {...look}
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={current}
    >
      {children}
    </Link>
  )
}

type Place = { readonly pathname: string; readonly publicHref: string }

const places = new WeakMap<OwnPageLink, Place>()

/** What `RouterLink` writes, which is what the browser expects to find. */
function ServerLink({ link, look, current, children }: SiteLinkProps) {
  const router = useRouter()
  const here = useLocation({ select: ({ pathname }) => pathname })
  const { to, search, hash } = link
  let place = places.get(link)
  if (!place) {
    const { pathname, publicHref } = router.buildLocation({ to, search, hash } as never)
    place = { pathname, publicHref }
    places.set(link, place)
  }
  const { pathname, publicHref } = place
  if (pathname !== here)
    return (
      <a {...look} aria-current={current} href={publicHref}>
        {children}
      </a>
    )
  const className = look.className ? `${look.className} active` : 'active'
  return (
    <a {...look} aria-current="page" className={className} href={publicHref} data-status="active">
      {children}
    </a>
  )
}
