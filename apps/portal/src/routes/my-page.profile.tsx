import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '#features/profile/components/ProfilePage.tsx'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { proofLinks } from '../offers/proof-links.ts'

export const Route = createFileRoute('/my-page/profile')({
  head: () => pageHead({ title: m.profile_heading(), description: m.profile_intro() }),
  component: ProfileRoute,
})

function ProfileRoute() {
  return <ProfilePage proofLinks={proofLinks} />
}
