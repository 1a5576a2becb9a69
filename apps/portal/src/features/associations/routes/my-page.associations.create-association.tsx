import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { CreateAssociationPage } from '../found/components/CreateAssociationPage.tsx'

export const Route = createFileRoute('/my-page/associations/create-association')({
  head: () =>
    pageHead({
      title: m.associations_create_heading(),
      description: m.associations_create_intro(),
    }),
  component: CreateAssociationPage,
})
