import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { pageHead } from '#ui/page-head.ts'
import { AssemblyPage } from '../assembly/components/AssemblyPage.tsx'

export const Route = createFileRoute('/my-page/associations/details/$id/general-assembly')({
  head: () => pageHead({ title: m.association_assembly_heading() }),
  component: AssemblyRoute,
})

function AssemblyRoute() {
  const { id } = Route.useParams()
  return <AssemblyPage key={id} id={id} />
}
