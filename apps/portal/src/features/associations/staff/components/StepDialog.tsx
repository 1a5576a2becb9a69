import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { EditableForm } from '#core/editable/EditableForm.tsx'
import { useEditableForm } from '#core/editable/use-editable-form.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { StaffAssociationDetails } from '../../model/contract.ts'
import { ownFieldText, staffFailureText } from '../../model/refusal-messages.ts'
import { noteFields } from '../../model/staff-fields.ts'
import { StateChange, type StateStep, stepsWithNote } from '../forms.ts'
import { changeState, readAssociationsAgain } from '../queries.ts'
import { stepTexts } from '../step-texts.ts'
import { unfinishedText } from '../unfinished-text.ts'

type Props = { association: StaffAssociationDetails; step: StateStep; onClose: () => void }

/** Asks for confirmation, and for the reason that the board reads. */
export function StepDialog(props: Props) {
  return stepsWithNote.includes(props.step) ? <WithNote {...props} /> : <Plain {...props} />
}

function WithNote({ association, step, onClose }: Props) {
  const { id, name, version } = association
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useEditableForm(noteFields, {
    idPrefix: 'association-step-',
    values: { note: '' },
    schema: StateChange,
    toEdit: (values) => ({ version, step, form: values }),
    draft: { key: `association-${step}:${id}`, version },
    errorText: unfinishedText,
    codeText: ownFieldText,
    send: async (edit, draft) => {
      await whileLoggedIn(() => changeState(id, edit))
      draft.forget()
      showMessage(m.associations_saved(), 'success')
      onClose()
      await readAssociationsAgain(queryClient)
    },
  })
  return (
    <Dialog heading={stepTexts[step].heading({ name })} onClose={onClose}>
      <p>{stepTexts[step].text()}</p>
      <EditableForm form={form} context={null} save={stepTexts[step].name()} />
    </Dialog>
  )
}

function Plain({ association, step, onClose }: Props) {
  const { id, name, version } = association
  const [refused, setRefused] = useState<string | null>(null)
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const changing = useSingleMutation({
    mutationFn: async () => {
      if (step === 'activate' || step === 'reopen')
        await whileLoggedIn(() => changeState(id, { version, step }))
    },
    onSuccess: () => {
      showMessage(m.associations_saved(), 'success')
      onClose()
    },
    onError: (error) => setRefused(staffFailureText(error)),
    onSettled: () => readAssociationsAgain(queryClient),
  })
  return (
    <ConfirmDialog
      heading={stepTexts[step].heading({ name })}
      yes={stepTexts[step].name()}
      isBusy={changing.isPending}
      onConfirm={() => changing.mutate()}
      onClose={onClose}
    >
      <p>{stepTexts[step].text()}</p>
      <div role="alert">
        {refused && (
          <NoticeBox tone="warning">
            <p>{refused}</p>
          </NoticeBox>
        )}
      </div>
    </ConfirmDialog>
  )
}
