import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { LinkSentPage } from '../sign-up/LinkSentPage.tsx'

export const Route = createFileRoute('/sign-up/link-sent')({
  head: () => unlistedPageHead({ title: m.sign_up_sent_heading() }),
  component: LinkSentPage,
})
