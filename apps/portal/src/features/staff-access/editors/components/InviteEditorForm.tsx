import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { editorRoles } from '@trivsel/content-contract/editor-roles'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { editorRoleNames } from '../../model/editor-roles.ts'
import { EditorForm } from '../contract.ts'
import { editorErrorText, editorFieldText } from '../editor-texts.ts'
import { editorsQuery, inviteEditor } from '../queries.ts'

const idPrefix = 'invite-editor-'

type Props = {
  /** The content system has no editor: the first becomes an administrator there. */
  isFirst: boolean
  onInvited: (email: string) => void
}

export function InviteEditorForm({ isFirst, onInvited }: Props) {
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const whileLoggedIn = useLoginInPlace()
  const form = useForm({
    resolver: zodResolver(EditorForm),
    defaultValues: { email: '', name: '', role: 'editor' as const, locale: getLocale() },
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, { key: 'editor-invitation', fields: ['email', 'name'] })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['name', 'email', 'role'],
    fieldOf: { ALREADY_EDITOR: 'email', LAST_EDITOR_ADMIN: 'role' },
    errorText: editorErrorText,
    codeText: editorFieldText,
    send: async (values) => {
      await whileLoggedIn(() => inviteEditor(values))
      draft.forget()
      form.reset()
      showMessage(m.editor_invited({ email: values.email }), 'success')
      onInvited(values.email.toLowerCase())
      await queryClient.invalidateQueries({ queryKey: editorsQuery.queryKey })
    },
  })
  return (
    <form
      method="post"
      className={formStyles.form}
      onSubmit={submit}
      aria-labelledby="invite-editor-heading"
      noValidate
    >
      <h3 id="invite-editor-heading">{m.editor_invite_heading()}</h3>
      <p>{isFirst ? m.editor_invite_first() : m.editor_invite_text()}</p>
      <ProblemSummary problems={problems} failures={failures} />
      <TextField
        id={`${idPrefix}name`}
        label={m.editor_name()}
        autoComplete="off"
        error={textOf('name')}
        {...form.register('name')}
      />
      <TextField
        id={`${idPrefix}email`}
        label={m.editor_email()}
        type="email"
        autoComplete="off"
        error={textOf('email')}
        {...form.register('email')}
      />
      <SelectField
        id={`${idPrefix}role`}
        label={m.editor_role()}
        error={textOf('role')}
        {...form.register('role')}
      >
        {editorRoles.map((role) => (
          <option key={role} value={role}>
            {editorRoleNames[role]()}
          </option>
        ))}
      </SelectField>
      <DraftNote draft={draft} />
      <Button type="submit" loading={isSubmitting}>
        {isSubmitting ? m.account_sending() : m.editor_invite()}
      </Button>
    </form>
  )
}
