import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { ExamplePagesPage } from '../components/ExamplePagesPage.tsx'

export const Route = createFileRoute('/staff/example-pages')({
  head: () => unlistedPageHead({ title: m.examples_heading() }),
  component: ExamplePagesPage,
})
