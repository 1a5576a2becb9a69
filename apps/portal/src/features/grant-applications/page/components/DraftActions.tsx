import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { storeMessage } from '#ui/snackbar/use-stored-message.ts'
import type { OwnApplication } from '../../model/contract.ts'
import { discardChanges, grantApplicationsKey, moveDraft, removeDraft } from '../queries.ts'
import { instantText } from '../state-texts.ts'
import { useGrantAction } from '../use-grant-action.ts'

/** Moves a draft to another round that is open: it goes with all that is written. */
export function MoveDraft({ application }: { application: OwnApplication }) {
  const moving = useGrantAction({
    call: (roundId: string) => moveDraft(application.id, roundId),
    done: m.grant_applications_moved,
  })
  return (
    <div className={partStyles.buttons}>
      {application.otherRounds.map(({ id, name, deadlineAt }) => (
        <Button
          key={id}
          type="button"
          variant="secondary"
          loading={moving.isPending && moving.variables === id}
          onClick={() => moving.mutate(id)}
        >
          {m.grant_applications_move({ round: textIn(name), deadline: instantText(deadlineAt) })}
        </Button>
      ))}
    </div>
  )
}

/** Deletes a draft for everybody who writes it. */
export function RemoveDraft({ application }: { application: OwnApplication }) {
  const { id, associationId } = application
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const removing = useGrantAction({
    call: async () => {
      await removeDraft(id)
      // Before it is asked for again, which would find nothing.
      await queryClient.cancelQueries({ queryKey: [...grantApplicationsKey, id] })
    },
    done: null,
    onDone: () => {
      storeMessage(m.grant_applications_removed())
      return associationId === null
        ? navigate({ to: '/my-page/grants' })
        : navigate({
            to: '/my-page/associations/details/$id/apply-for-grant',
            params: { id: associationId },
          })
    },
  })
  return (
    <>
      <Button type="button" variant="tertiary" onClick={() => setOpen(true)}>
        {m.grant_applications_remove()}
      </Button>
      {isOpen && (
        <ConfirmDialog
          heading={m.grant_applications_remove_heading()}
          yes={m.grant_applications_remove()}
          isBusy={removing.isPending}
          onConfirm={() => removing.mutate()}
          onClose={() => setOpen(false)}
        >
          <p>{m.grant_applications_remove_text()}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** What was changed after it was sent is not sent: the draft says again what was. */
export function DiscardChanges({
  application,
  onDone,
}: {
  application: OwnApplication
  onDone: () => void
}) {
  const [isOpen, setOpen] = useState(false)
  const discarding = useGrantAction({
    call: () => discardChanges(application.id),
    done: m.grant_applications_discarded,
    onDone: () => {
      setOpen(false)
      onDone()
    },
    onError: () => setOpen(false),
  })
  return (
    <>
      <Button type="button" variant="tertiary" onClick={() => setOpen(true)}>
        {m.grant_applications_discard()}
      </Button>
      {isOpen && (
        <ConfirmDialog
          heading={m.grant_applications_discard_heading()}
          yes={m.grant_applications_discard()}
          isBusy={discarding.isPending}
          onConfirm={() => discarding.mutate()}
          onClose={() => setOpen(false)}
        >
          <p>{m.grant_applications_discard_text()}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
