import { Button } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/Associations.module.css'
import type { StaffAssociationDetails } from '../../model/contract.ts'
import { staffFailureText } from '../../model/refusal-messages.ts'
import { mergeAssociation, mergePreviewQuery, readAssociationsAgain } from '../queries.ts'
import { unfinishedText } from '../unfinished-text.ts'

type Props = { association: StaffAssociationDetails; onClose: () => void }

/** Chooses the other one, and shows what moves before anything does. */
export function MergeDialog({ association, onClose }: Props) {
  const { id, name, others, version } = association
  const [into, setInto] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const preview = useQuery({ ...mergePreviewQuery(id, into), enabled: into !== '' })
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const merging = useSingleMutation({
    mutationFn: () => whileLoggedIn(() => mergeAssociation(id, { version, into })),
    onSuccess: () => {
      showMessage(m.associations_merged({ name }), 'success')
      onClose()
    },
    onError: (error) => setRefused(unfinishedText(error)),
    onSettled: () => readAssociationsAgain(queryClient),
  })
  const { data } = preview
  const canMerge = into !== '' && data?.unfinished.length === 0
  return (
    <Dialog
      heading={m.associations_merge_heading({ name })}
      onClose={onClose}
      actions={
        <>
          {canMerge && (
            <Button
              data-color="danger"
              loading={merging.isPending}
              onClick={() => merging.mutate()}
            >
              {m.associations_merge()}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {m.associations_keep()}
          </Button>
        </>
      }
    >
      <div className={styles.part}>
        <p>{m.associations_merge_text({ name })}</p>
        <SelectField
          id="merge-into"
          label={m.associations_merge_into()}
          error={undefined}
          value={into}
          onChange={(event) => {
            setInto(event.target.value)
            setRefused(null)
          }}
        >
          <option value="">{m.associations_merge_choose()}</option>
          {others.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </SelectField>
        <div role="status">
          {into !== '' && !data && !preview.isError && <Waiting rows={1} />}
          {data && (
            <ul>
              <li>{m.associations_merge_members({ count: data.members, into: data.intoName })}</li>
              <li>
                {m.associations_merge_contacts({ count: data.contacts, into: data.intoName })}
              </li>
              <li>{m.associations_merge_roles({ name })}</li>
            </ul>
          )}
        </div>
        {preview.isError && (
          <LoadFailure text={staffFailureText(preview.error)} retry={() => preview.refetch()} />
        )}
        <div role="alert">
          {(refused || (data && data.unfinished.length > 0)) && (
            <NoticeBox tone="warning" heading={m.associations_unfinished()}>
              {refused ? (
                <p>{refused}</p>
              ) : (
                <ul>
                  {data?.unfinished.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              )}
            </NoticeBox>
          )}
        </div>
      </div>
    </Dialog>
  )
}
