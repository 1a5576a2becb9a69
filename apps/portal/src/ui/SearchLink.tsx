import { useLinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Props = {
  /** The query of the address, whole. */
  search: Record<string, string | number | readonly number[] | undefined>
  /** Whether this is what is shown now, and as what it is said to be current. */
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
  const linkProps = useLinkProps({
    to: '.',
    search: () => props.search as never,
    resetScroll: props.resetScroll ?? true,
  })
  return (
    <a
      {...linkProps}
      href={linkProps.href}
      className={props.className}
      rel={props.rel}
      aria-label={props.label}
      aria-current={props.current}
      data-status={undefined}
    >
      {props.children}
    </a>
  )
}
