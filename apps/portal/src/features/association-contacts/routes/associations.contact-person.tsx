import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { InvitationPage } from '../contacts/components/InvitationPage.tsx'

export const Route = createFileRoute('/associations/contact-person')({
  head: () => unlistedPageHead({ title: m.association_contact_invitation_heading() }),
  component: InvitationPage,
})
