import { createFileRoute } from '@tanstack/react-router'
import { FrontPage } from '#features/front/components/FrontPage.tsx'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/')({
  head: () => pageHead({}),
  component: FrontPage,
})
