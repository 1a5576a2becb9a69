import { createFileRoute } from '@tanstack/react-router'
import { AssociationPage } from '#features/associations/own/components/AssociationPage.tsx'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { associationOverviews } from '../offers/association-overviews.ts'

export const Route = createFileRoute('/my-page/associations/details/$id/')({
  head: () => pageHead({ title: m.associations_overview_heading() }),
  component: AssociationRoute,
})

function AssociationRoute() {
  const { id } = Route.useParams()
  return <AssociationPage key={id} id={id} sections={associationOverviews()} />
}
