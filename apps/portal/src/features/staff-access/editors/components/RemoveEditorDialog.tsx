import { Alert, Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { EditorPerson } from '../contract.ts'
import { editorErrorText } from '../editor-texts.ts'
import { editorsQuery, removeEditor } from '../queries.ts'
import styles from './Editors.module.css'

type Props = { editor: EditorPerson; onRemoved: () => void; onClose: () => void }

export function RemoveEditorDialog({ editor: { email, name }, onRemoved, onClose }: Props) {
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const whileLoggedIn = useLoginInPlace()
  const removal = useSingleMutation({
    mutationFn: () => whileLoggedIn(() => removeEditor(email)),
    onSuccess: () => {
      showMessage(m.editor_removed({ name }), 'success')
      onRemoved()
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: editorsQuery.queryKey }),
  })
  return (
    <Dialog
      heading={m.editor_remove_of({ name })}
      onClose={onClose}
      actions={
        <>
          <Button data-color="danger" loading={removal.isPending} onClick={() => removal.mutate()}>
            {m.editor_remove()}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {m.staff_cancel()}
          </Button>
        </>
      }
    >
      <p>{m.editor_remove_text()}</p>
      {removal.error && (
        <Alert data-color="danger" role="alert" className={styles.refusal}>
          {editorErrorText(removal.error)}
        </Alert>
      )}
    </Dialog>
  )
}
