import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { StaffInvitationPage } from '../accept-invitation/components/StaffInvitationPage.tsx'

export const Route = createFileRoute('/staff/invitation')({
  head: () => unlistedPageHead({ title: m.staff_invitation_heading() }),
  component: StaffInvitationPage,
})
