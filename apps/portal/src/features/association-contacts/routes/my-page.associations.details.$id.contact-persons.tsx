import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { ContactsPage } from '../contacts/components/ContactsPage.tsx'

export const Route = createFileRoute('/my-page/associations/details/$id/contact-persons')({
  head: () => pageHead({ title: m.association_contacts_heading() }),
  component: ContactsRoute,
})

function ContactsRoute() {
  const { id } = Route.useParams()
  return <ContactsPage key={id} id={id} />
}
