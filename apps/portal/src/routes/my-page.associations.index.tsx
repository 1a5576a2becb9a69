import { createFileRoute } from '@tanstack/react-router'
import { MyAssociationsPage } from '#features/associations/own/components/MyAssociationsPage.tsx'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { myAssociationsSections } from '../offers/my-associations-sections.ts'

export const Route = createFileRoute('/my-page/associations/')({
  head: () =>
    pageHead({ title: m.associations_my_heading(), description: m.associations_my_intro() }),
  component: MyAssociationsRoute,
})

function MyAssociationsRoute() {
  return <MyAssociationsPage sections={myAssociationsSections()} />
}
