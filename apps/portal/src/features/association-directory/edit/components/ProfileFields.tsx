import { EditableForm } from '#core/editable/EditableForm.tsx'
import type { Fields } from '#core/editable/field.ts'
import { type KeepDraft, useEditableForm } from '#core/editable/use-editable-form.ts'
import { m } from '#messages'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { ProfileForm, type ProfileToEdit } from '../../model/contract.ts'
import { editErrorText, editFieldText, fieldOfRefusal } from '../../model/edit-texts.ts'
import { type ProfileChoices, profileFields } from '../../model/profile-fields.ts'

/**
 * All that the public page says.
 * @param save sends it and answers the new version
 * @param onRefused asks for what is saved now: somebody else may have changed it
 */
export function ProfileFields(props: {
  id: string
  edited: ProfileToEdit
  useKeptDraft: KeepDraft
  save: (form: ProfileForm) => Promise<{ version: number }>
  onSaved: (saved: ProfileForm) => void
  onRefused: () => Promise<unknown>
}) {
  const { id, edited, useKeptDraft, save, onSaved, onRefused } = props
  const showMessage = useSnackbar()
  const { version, ...values } = edited.profile
  const fields: Fields<ProfileChoices> = profileFields
  const form = useEditableForm(
    fields,
    {
      idPrefix: 'profile-',
      values,
      schema: ProfileForm,
      toEdit: (typed) => ({ ...typed, version }),
      draft: { key: `association-profile:${id}`, version },
      fieldOf: fieldOfRefusal,
      errorText: editErrorText,
      codeText: editFieldText,
      send: async (wanted, draft, show) => {
        try {
          const saved = { ...wanted, ...(await save(wanted)) }
          draft.forget()
          show(saved)
          onSaved(saved)
          showMessage(m.association_profile_saved(), 'success')
        } catch (failure) {
          // What was typed stays in the form; the rest becomes what is saved.
          await onRefused()
          throw failure
        }
      },
    },
    useKeptDraft,
  )
  return (
    <EditableForm
      form={form}
      context={edited.choices}
      headings={{
        purpose: m.association_edit_texts(),
        languages: m.association_edit_facts(),
        contactEmail: m.association_edit_contact(),
      }}
    />
  )
}
