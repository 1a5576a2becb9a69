import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { ContactPersonPage } from '../contacts/components/ContactPersonPage.tsx'

export const Route = createFileRoute('/my-page/associations/contact-person')({
  head: () => pageHead({ title: m.association_contact_person_heading() }),
  component: ContactPersonPage,
})
