import { useQuery, useQueryClient } from '@tanstack/react-query'
import { AssociationFrame } from '#core/associations/components/AssociationFrame.tsx'
import type { OwnAssociation } from '#core/associations/contract.ts'
import { meaningOf } from '#core/associations/states.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { ProfileToEdit } from '../../model/contract.ts'
import { editErrorText } from '../../model/edit-texts.ts'
import {
  markQuery,
  profileToEditQuery,
  removePicture,
  savePicture,
  saveProfile,
} from '../queries.ts'
import { useTabDraft } from '../use-tab-draft.ts'
import { PictureField } from './PictureField.tsx'
import { ProfileFields } from './ProfileFields.tsx'

/** Where a board says what everybody reads of its association. */
export function EditProfilePage({ id }: { id: string }) {
  return (
    <AssociationFrame heading={m.association_edit_heading()} id={id} right="profile">
      {(association) => <Loaded key={association.id} association={association} />}
    </AssociationFrame>
  )
}

function Loaded({ association }: { association: OwnAssociation }) {
  const { id, state } = association
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const query = profileToEditQuery(id)
  const { data, error, refetch } = useQuery(query)
  if (!meaningOf(state).canBeChanged)
    return (
      <EmptyState>
        <p>{m.association_edit_closed()}</p>
      </EmptyState>
    )
  if (!data)
    return error ? (
      <LoadFailure text={editErrorText(error)} retry={() => refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  const put = (change: Partial<ProfileToEdit>) =>
    queryClient.setQueryData(query.queryKey, (known) => known && { ...known, ...change })
  return (
    <>
      <p>
        {data.hasPublicPage ? (
          <ContentLink href={pagePath('associationProfile', getLocale(), { slug: data.slug })}>
            {m.association_edit_view()}
          </ContentLink>
        ) : (
          m.association_edit_no_page()
        )}
      </p>
      <PictureField
        name={data.name}
        picture={data.picture}
        save={(file) => whileLoggedIn(() => savePicture(id, file))}
        remove={() => whileLoggedIn(() => removePicture(id))}
        onChanged={(picture) => put({ picture })}
      />
      <ProfileFields
        id={id}
        edited={data}
        useKeptDraft={useTabDraft}
        save={(form) => whileLoggedIn(() => saveProfile(id, form))}
        onSaved={(profile) => {
          put({ profile })
          void queryClient.invalidateQueries({ queryKey: markQuery(id).queryKey })
        }}
        onRefused={() => queryClient.invalidateQueries({ queryKey: query.queryKey })}
      />
    </>
  )
}
