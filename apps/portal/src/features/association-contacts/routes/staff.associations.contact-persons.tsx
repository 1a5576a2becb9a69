import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { AttentionPage } from '../oversight/components/AttentionPage.tsx'

export const Route = createFileRoute('/staff/associations/contact-persons')({
  head: () => unlistedPageHead({ title: m.association_attention_heading() }),
  component: AttentionPage,
})
