import { createFileRoute } from '@tanstack/react-router'
import { loadMenu } from '#core/members-area/load-navigation.ts'
import { myPageEntries } from '../offers/my-page-entries.ts'
import { myPageSections } from '../offers/my-page-sections.ts'

/** All pages of my page: their menu is read once in a visit. */
export const Route = createFileRoute('/my-page')({
  loader: () => loadMenu(myPageEntries, myPageSections),
  staleTime: Number.POSITIVE_INFINITY,
})
