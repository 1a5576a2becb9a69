import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { InvitationPage } from '../invitations/components/InvitationPage.tsx'

export const Route = createFileRoute('/associations/invitation')({
  head: () => unlistedPageHead({ title: m.register_invitation_heading() }),
  component: InvitationPage,
})
