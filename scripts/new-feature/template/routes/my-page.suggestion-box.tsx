import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { SuggestionBoxPage } from '../entries/components/SuggestionBoxPage.tsx'

export const Route = createFileRoute('/my-page/suggestion-box')({
  head: () => pageHead({ title: m.suggestion_box_heading() }),
  component: SuggestionBoxPage,
})
