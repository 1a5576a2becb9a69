import { useLinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { stringifySearch } from '#platform/routing/stringify-search.ts'
import { usePublicPath } from './layout/use-public-path.ts'

type Props = {
  /** The query of the address, whole. */
  search: Record<string, string | number | readonly number[] | undefined>
  /** The `aria-current` value when this is what is shown now. */
  current: 'page' | 'date' | undefined
  label?: string | undefined
  rel?: 'prev' | 'next' | undefined
  className: string | undefined
  resetScroll?: boolean
  children: ReactNode
}

/**
 * The same page with another query. The router's own link calls every link to the same path
 * current; here the caller knows which one is.
 */
export function SearchLink(props: Props) {
  const linkProps = useSearchLink(props)
  return (
    <a
      {...linkProps}
      href={linkProps.href}
      className={props.className}
      rel={props.rel}
      aria-label={props.label}
      aria-current={props.current}
      data-status={undefined}
      data-behaviour={props.resetScroll === false ? 'visit-link' : undefined}
    >
      {props.children}
    </a>
  )
}

/** On the server a link is its address alone, which the router takes long to find out. */
const useSearchLink = import.meta.env.SSR ? useSearchAddress : useRouterLink

function useSearchAddress({ search }: Props): { href: string } {
  return { href: usePublicPath() + stringifySearch(search) }
}

function useRouterLink({ search, resetScroll = true }: Props) {
  return useLinkProps({ to: '.', search: () => search as never, resetScroll })
}
