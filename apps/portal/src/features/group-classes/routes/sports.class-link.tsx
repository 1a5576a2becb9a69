import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { ClassLinkPage } from '../notices/components/ClassLinkPage.tsx'

export const Route = createFileRoute('/sports/class-link')({
  head: () => unlistedPageHead({ title: m.class_link_heading() }),
  component: ClassLinkPage,
})
