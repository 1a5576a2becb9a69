import { createFileRoute } from '@tanstack/react-router'
import { loadNavigation } from '#core/members-area/load-navigation.ts'

/** All pages of my page: their menu is read once in a visit. */
export const Route = createFileRoute('/my-page')({
  loader: loadNavigation,
  staleTime: Number.POSITIVE_INFINITY,
})
