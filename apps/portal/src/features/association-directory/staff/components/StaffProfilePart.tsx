import { Button } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../edit/components/EditProfile.module.css'
import { PictureField } from '../../edit/components/PictureField.tsx'
import { ProfileFields } from '../../edit/components/ProfileFields.tsx'
import type { ProfileToEdit } from '../../model/contract.ts'
import { editErrorText } from '../../model/edit-texts.ts'
import { correctProfile, removeWrongPicture, staffProfileQuery } from '../queries.ts'

/** Staff see the public page, and correct it when they have opened it. */
export function StaffProfilePart({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useQuery(staffProfileQuery(id))
  return (
    <section className={styles.part} aria-labelledby="staff-profile-heading">
      <h2 id="staff-profile-heading">{m.association_staff_profile()}</h2>
      {data?.hasPublicPage && (
        <p>
          <ContentLink href={pagePath('associationProfile', getLocale(), { slug: data.slug })}>
            {m.association_edit_view()}
          </ContentLink>
        </p>
      )}
      {!data &&
        (error ? (
          <LoadFailure text={editErrorText(error)} retry={() => refetch()} />
        ) : (
          <Waiting rows={2} />
        ))}
      {data && (
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {m.association_staff_correct()}
        </Button>
      )}
      {data && isOpen && <Correct id={id} data={data} />}
    </section>
  )
}

function Correct({ id, data }: { id: string; data: ProfileToEdit }) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const { queryKey } = staffProfileQuery(id)
  const put = (change: Partial<ProfileToEdit>) =>
    queryClient.setQueryData(queryKey, (known) => known && { ...known, ...change })
  return (
    <div>
      <PictureField
        name={data.name}
        picture={data.picture}
        remove={() => whileLoggedIn(() => removeWrongPicture(id))}
        onChanged={(picture) => put({ picture })}
      />
      <ProfileFields
        id={id}
        edited={data}
        useKeptDraft={useStaffDraft}
        save={(form) => whileLoggedIn(() => correctProfile(id, form))}
        onSaved={(profile) => put({ profile })}
        onRefused={() => queryClient.invalidateQueries({ queryKey })}
      />
    </div>
  )
}
