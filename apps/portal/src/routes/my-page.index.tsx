import { createFileRoute } from '@tanstack/react-router'
import { MyPage } from '#features/my-page/components/MyPage.tsx'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { myPageCards } from '../offers/my-page-cards.ts'

export const Route = createFileRoute('/my-page/')({
  head: () => pageHead({ title: m.my_page_heading(), description: m.my_page_intro() }),
  component: MyPageRoute,
})

function MyPageRoute() {
  return <MyPage cards={myPageCards()} />
}
