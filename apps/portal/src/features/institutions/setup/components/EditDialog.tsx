import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { EditableForm } from '#core/editable/EditableForm.tsx'
import type { Fields } from '#core/editable/field.ts'
import { useEditableForm } from '#core/editable/use-editable-form.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { institutionErrorText, setupFieldText } from '../../model/refusal-messages.ts'
import {
  type Campuses,
  campusFields,
  institutionFields,
  newInstitutionFields,
} from '../../model/setup-fields.ts'
import type { InstitutionSetup } from '../contract.ts'
import { draftKeyOf, type Edited, toEdit } from '../edited.ts'
import { readAgain, saveSetup } from '../queries.ts'
import { SetupEdit } from '../setup-forms.ts'

const initialValues = {
  institution: { campusId: null, dbh: '', depositForm: 'semesters', isActive: true },
  campus: {},
} as const

/** Adds or changes an institution or a campus. */
export function EditDialog(props: {
  edited: Edited
  setup: InstitutionSetup
  onRemove: () => void
  onClose: () => void
}) {
  const { edited, setup, onRemove, onClose } = props
  const { part, seen } = edited
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useEditableForm(fieldsOf(edited), {
    idPrefix: `${part}-`,
    values: seen ?? initialValues[part],
    schema: SetupEdit,
    toEdit: (values) => toEdit(edited, values),
    draft: { key: draftKeyOf(edited), version: seen?.version ?? null },
    fieldOf: {
      INSTITUTION_EXISTS: 'code',
      DBH_EXISTS: 'dbh',
      ...(part === 'institution' && { CAMPUS_NOT_FOUND: 'campusId' }),
    },
    errorText: institutionErrorText,
    codeText: setupFieldText,
    send: async (edit, draft) => {
      try {
        await whileLoggedIn(() => saveSetup(edit))
        draft.forget()
        showMessage(m.institution_saved(), 'success')
        onClose()
      } finally {
        await readAgain(queryClient)
      }
    },
  })
  return (
    <Dialog heading={headingOf(edited)} onClose={onClose}>
      <EditableForm
        form={form}
        context={setup}
        more={
          seen && (
            <Button
              type="button"
              variant="tertiary"
              disabled={form.isSubmitting}
              onClick={onRemove}
            >
              {m.institution_remove()}
            </Button>
          )
        }
      />
    </Dialog>
  )
}

function fieldsOf({ part, seen }: Edited): Fields<Campuses> {
  if (part === 'campus') return campusFields
  return seen ? institutionFields : newInstitutionFields
}

function headingOf({ part, seen }: Edited): string {
  if (part === 'campus') return seen ? m.institution_campus_edit() : m.institution_campus_add()
  return seen ? m.institution_edit_heading({ code: seen.code }) : m.institution_add()
}
