import { Button } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnAssociation } from '#core/associations/contract.ts'
import { ownAssociationsQuery } from '#core/associations/queries.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/Associations.module.css'
import { ownErrorText } from '../../model/refusal-messages.ts'
import { isSameTyped } from '../forms.ts'
import { closeAssociation, closingQuery } from '../queries.ts'

type Props = { association: OwnAssociation; onClose: () => void }

/** Says what closing means, or what has to be finished first, and asks for the name. */
export function CloseDialog({ association, onClose }: Props) {
  const { id, name } = association
  const { data, isError, refetch } = useQuery(closingQuery(id))
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const closing = useSingleMutation({
    mutationFn: () => whileLoggedIn(() => closeAssociation(id, typed)),
    onSuccess: () => {
      showMessage(m.associations_closed({ name }), 'success')
      onClose()
    },
    onError: (error) => {
      setProblem(ownErrorText(error))
      return refetch()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownAssociationsQuery.queryKey }),
  })
  const isFinished = data?.unfinished.length === 0

  function submit() {
    if (isSameTyped(typed, name)) closing.mutate()
    else setProblem(m.associations_name_differs())
  }

  return (
    <Dialog
      heading={m.associations_close_question({ name })}
      onClose={onClose}
      actions={
        <>
          {isFinished && (
            <Button data-color="danger" loading={closing.isPending} onClick={submit}>
              {m.associations_close()}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {m.associations_keep()}
          </Button>
        </>
      }
    >
      {isError && !data && (
        <LoadFailure text={m.association_load_error()} retry={() => refetch()} />
      )}
      {!data && !isError && <Waiting rows={2} />}
      {data && !isFinished && (
        <NoticeBox tone="warning" heading={m.associations_unfinished()}>
          <ul>
            {data.unfinished.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </NoticeBox>
      )}
      {data && isFinished && (
        <div className={styles.part}>
          <ul>
            <li>{m.associations_close_page()}</li>
            <li>{m.associations_close_members({ count: data.members })}</li>
            <li>{m.associations_close_events()}</li>
            <li>{m.associations_close_money()}</li>
            <li>{m.associations_close_back()}</li>
          </ul>
          <TextField
            id="close-association-name"
            label={m.associations_close_type({ name })}
            autoComplete="off"
            value={typed}
            error={problem}
            onChange={(event) => {
              setTyped(event.target.value)
              setProblem(undefined)
            }}
          />
        </div>
      )}
    </Dialog>
  )
}
