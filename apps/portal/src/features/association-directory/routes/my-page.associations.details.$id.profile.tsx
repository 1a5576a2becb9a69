import { createFileRoute } from '@tanstack/react-router'
import { m } from '#messages'
import { unlistedPageHead } from '#ui/page-head.ts'
import { EditProfilePage } from '../edit/components/EditProfilePage.tsx'

export const Route = createFileRoute('/my-page/associations/details/$id/profile')({
  head: () => unlistedPageHead({ title: m.association_edit_heading() }),
  component: EditProfileRoute,
})

function EditProfileRoute() {
  return <EditProfilePage id={Route.useParams().id} />
}
