import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { internalPath, type PageId, routeTable } from '#platform/routing/route-table.ts'
import type { PayoutLine } from '../../model/contract.ts'

type Props = {
  link: PayoutLine['owner']['link']
  /** Where leaving the page would lose what was chosen. */
  opensWindow?: boolean
  children: ReactNode
}

/** A text that leads to a page of another feature, for readers who may open that. */
export function PayoutPageLink({ link, opensWindow = false, children }: Props) {
  if (link === null || !isPage(link.page)) return children
  const to = internalPath({ id: link.page, params: link.params })
  return (
    <Link to={to} {...(opensWindow && { target: '_blank', rel: 'noreferrer' })}>
      {children}
    </Link>
  )
}

const isPage = (page: string): page is PageId => Object.hasOwn(routeTable, page)
