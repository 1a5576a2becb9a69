import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/Associations.module.css'
import { foundingQuery } from '../queries.ts'
import { ApplicationStatus } from './ApplicationStatus.tsx'
import { FoundingFields } from './FoundingFields.tsx'

/** Founding an association: the form, and then where the application is. */
export function CreateAssociationPage() {
  return (
    <MyPageFrame heading={m.associations_create_heading()} intro={m.associations_create_intro()}>
      <SnackbarProvider>
        <SignedIn>
          {(user) => (
            <LoginInPlaceProvider>
              <Founding userId={user.id} />
            </LoginInPlaceProvider>
          )}
        </SignedIn>
      </SnackbarProvider>
    </MyPageFrame>
  )
}

function Founding({ userId }: { userId: string }) {
  const { data, isError, refetch } = useQuery(foundingQuery)
  const [isEditing, setEditing] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  // What was pressed is no longer there.
  const edit = (isOpen: boolean) => {
    setEditing(isOpen)
    area.current?.focus()
  }
  if (!data)
    return isError ? (
      <LoadFailure text={m.associations_application_load_error()} retry={() => refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  const { application } = data
  return (
    <div className={styles.page} ref={area} tabIndex={-1}>
      {application && !isEditing ? (
        <ApplicationStatus
          application={application}
          leastFounders={data.leastFounders}
          onEdit={() => edit(true)}
        />
      ) : (
        <FoundingFields
          key={application?.id ?? 'new'}
          founding={data}
          userId={userId}
          onDone={() => edit(false)}
        />
      )}
    </div>
  )
}
