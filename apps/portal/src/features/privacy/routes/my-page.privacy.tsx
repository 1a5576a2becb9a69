import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { PrivacyPage } from '../components/PrivacyPage.tsx'

export const Route = createFileRoute('/my-page/privacy')({
  head: () => pageHead({ title: m.privacy_heading() }),
  component: PrivacyPage,
})
