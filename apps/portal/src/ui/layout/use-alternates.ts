import { useLocation, useMatches } from '@tanstack/react-router'
import { type Alternates, alternatesOf } from '#platform/routing/page-links.ts'

/** The current page's addresses by language: what its loader says, else the same parameters. */
export function useAlternates(): Alternates {
  const data: unknown = useMatches({ select: (matches) => matches.at(-1)?.loaderData })
  const publicHref = useLocation({ select: (location) => location.publicHref })
  if (typeof data === 'object' && data !== null && 'alternates' in data)
    return data.alternates as Alternates
  return alternatesOf(publicHref.split(/[?#]/)[0] ?? '/')
}
