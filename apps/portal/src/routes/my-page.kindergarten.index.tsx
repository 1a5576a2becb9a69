import { createFileRoute } from '@tanstack/react-router'
import { MyKindergartenPage } from '#features/my-kindergarten/children/components/MyKindergartenPage.tsx'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { proofLinks } from '../offers/proof-links.ts'

export const Route = createFileRoute('/my-page/kindergarten/')({
  head: () => pageHead({ title: m.my_kindergarten_heading() }),
  component: MyKindergartenRoute,
})

function MyKindergartenRoute() {
  return <MyKindergartenPage proofLinks={proofLinks} />
}
