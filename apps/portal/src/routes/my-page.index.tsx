import { createFileRoute } from '@tanstack/react-router'
import { MyPage } from '#features/my-page/components/MyPage.tsx'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/my-page/')({
  head: () => pageHead({ title: m.my_page_heading(), description: m.my_page_intro() }),
  component: MyPage,
})
