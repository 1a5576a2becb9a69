import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { MyMembershipPage } from '../my-membership/components/MyMembershipPage.tsx'

export const Route = createFileRoute('/my-page/sports/my-membership')({
  head: () => pageHead({ title: m.my_membership_heading() }),
  component: MyMembershipPage,
})
