import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '../components/PrivacyPage.tsx'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/my-page/privacy')({
  head: () => pageHead({ title: m.privacy_heading() }),
  component: PrivacyPage,
})
