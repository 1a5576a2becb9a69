import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { MyChildPage } from '../children/components/MyChildPage.tsx'

export const Route = createFileRoute('/my-page/kindergarten/$id')({
  head: () => pageHead({ title: m.my_kindergarten_child_heading() }),
  component: ChildRoute,
})

function ChildRoute() {
  const { id } = Route.useParams()
  return <MyChildPage key={id} id={id} />
}
