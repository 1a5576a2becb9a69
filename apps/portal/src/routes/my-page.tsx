import { createFileRoute } from '@tanstack/react-router'
import { loadNavigation } from '#core/members-area/load-navigation.ts'
import { myPageEntries } from '../offers/my-page-entries.ts'

/** All pages of my page: their menu is read once in a visit. */
export const Route = createFileRoute('/my-page')({
  loader: () => loadNavigation(myPageEntries()),
  staleTime: Number.POSITIVE_INFINITY,
})
