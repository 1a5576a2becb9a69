import { useQueryClient } from '@tanstack/react-query'
import { EditableForm } from '#core/editable/EditableForm.tsx'
import { useEditableForm } from '#core/editable/use-editable-form.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { staffMembershipErrorText } from '../../model/refusal-messages.ts'
import { typeFields } from '../../model/setup-fields.ts'
import { staffFieldText } from '../../model/staff-field-texts.ts'
import { type MembershipType, MembershipTypeForm } from '../contract.ts'
import { saveType, staffTypesQuery } from '../queries.ts'

const newType: Partial<MembershipType> = {
  isForStudents: true,
  payment: 'monthly',
  months: 0,
  startFeeOre: 0,
  vatPercent: 0,
  isOffered: true,
}

/**
 * Adds a type or a price, or corrects one in the table.
 * @param edited null for a new one
 */
export function TypeFields(props: {
  edited: MembershipType | null
  existing: readonly MembershipType[]
  onSaved: () => void
}) {
  const { edited, existing, onSaved } = props
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useEditableForm(typeFields, {
    idPrefix: 'type-',
    values: edited ?? newType,
    schema: MembershipTypeForm,
    toEdit: (values) => {
      const current = existing.find(
        ({ code, validFrom }) => code === values.code && validFrom === values.validFrom,
      )
      return { ...values, version: current?.version ?? 0 }
    },
    draft: { key: `membership-type:${edited ? `${edited.code}.${edited.validFrom}` : 'new'}` },
    errorText: staffMembershipErrorText,
    codeText: staffFieldText,
    send: async (type, draft) => {
      try {
        await whileLoggedIn(() => saveType(type))
        draft.discard()
        onSaved()
        showMessage(m.membership_type_saved(), 'success')
      } finally {
        await queryClient.invalidateQueries({ queryKey: staffTypesQuery.queryKey })
      }
    },
  })
  return <EditableForm form={form} context={null} />
}
