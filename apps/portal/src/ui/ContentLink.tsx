import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { localeOfPath, matchPath, routerPath } from '#platform/routing/route-table.ts'

type Props = {
  /** A public address of the site, or of anywhere else. */
  href: string
  openInNewTab?: boolean
  className?: string | undefined
  /** Of a link in a menu: to this very page, or to the part of the site that it lies in. */
  current?: 'page' | 'true' | undefined
  /** Of a link that looks like a button. */
  'data-variant'?: 'secondary' | undefined
  children: ReactNode
}

/**
 * A link whose address comes from the content system. A page of this site in this language is
 * reached without a page load; everything else is a plain link.
 */
export function ContentLink({ href, openInNewTab = false, current, children, ...look }: Props) {
  if (openInNewTab)
    return (
      <a href={href} {...look} target="_blank" rel="noopener">
        {children}
        <span aria-hidden="true">&nbsp;↗&#xfe0e;</span>
        <span className="ds-sr-only"> ({m.opens_in_new_tab()})</span>
      </a>
    )
  const [, path = '', search = '', hash = ''] =
    /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(href) ?? []
  const isOwnPage = path.startsWith('/') && localeOfPath(path) === getLocale() && matchPath(path)
  if (!isOwnPage)
    return (
      <a href={href} {...look} aria-current={current}>
        {children}
      </a>
    )
  return (
    <Link
      to={routerPath(path) as '/'}
      search={Object.fromEntries(new URLSearchParams(search)) as never}
      {...(hash && { hash })}
      {...look}
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={current}
    >
      {children}
    </Link>
  )
}
