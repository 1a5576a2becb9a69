import { useQueryClient } from '@tanstack/react-query'
import { EditableForm } from '#core/editable/EditableForm.tsx'
import { useEditableForm } from '#core/editable/use-editable-form.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { staffKey } from '#core/staff-area/queries.ts'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { RoundApplication, RoundChoice } from '../../model/contract.ts'
import { moveFields } from '../../model/correction-fields.ts'
import { grantCaseErrorText, grantCaseFieldText } from '../../model/refusal-messages.ts'
import { Move } from '../forms.ts'
import { moveApplication } from '../queries.ts'

type Props = {
  application: RoundApplication
  /** That it is in. */
  roundId: string
  choices: readonly RoundChoice[]
  onClose: () => void
}

/** To another round in which its type is applied for, with a reason that the applicant reads. */
export function MoveDialog({ application, roundId, choices, onClose }: Props) {
  const { id, reference, typeId } = application
  const possible = choices.filter(({ typeIds }) => typeIds.includes(typeId))
  return (
    <Dialog heading={m.grant_cases_move_heading({ reference })} onClose={onClose}>
      {possible.length === 0 ? (
        <p>{m.grant_cases_move_none()}</p>
      ) : (
        <MoveForm key={id} id={id} roundId={roundId} choices={possible} onClose={onClose} />
      )}
    </Dialog>
  )
}

function MoveForm(props: {
  id: string
  roundId: string
  choices: readonly RoundChoice[]
  onClose: () => void
}) {
  const { id, roundId, choices, onClose } = props
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useEditableForm(moveFields, {
    idPrefix: 'grant-move-',
    values: { roundId: null, reason: '' },
    schema: Move,
    toEdit: (values) => ({ seenRoundId: roundId, form: values }),
    draft: { key: `grant-case-move:${id}` },
    errorText: grantCaseErrorText,
    codeText: grantCaseFieldText,
    send: async (edit, draft) => {
      await whileLoggedIn(() => moveApplication(id, edit))
      draft.forget()
      showMessage(m.grant_cases_moved(), 'success')
      onClose()
      await queryClient.invalidateQueries({ queryKey: staffKey })
    },
  })
  return (
    <>
      <p>{m.grant_cases_move_text()}</p>
      <EditableForm form={form} context={choices} save={m.grant_cases_move()} />
    </>
  )
}
