import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { fieldText } from '#core/accounts/forms/refusal-messages.ts'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { showSecret } from '../queries.ts'
import { caseErrorText } from '../refusal-messages.ts'
import { SecretForm } from '../secret-form.ts'

const idPrefix = 'secret-'

type Props = {
  caseId: string
  secret: string
  name: string
  onClose: () => void
  onShown: (value: string) => void
}

/** Why somebody needs to see a hidden field: nothing is shown without it. */
export function SecretReason({ caseId, secret, name, onClose, onShown }: Props) {
  const whileLoggedIn = useLoginInPlace()
  const form = useForm({
    resolver: zodResolver(SecretForm),
    defaultValues: { secret, reason: '' },
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, { key: `case-field-${secret}:${caseId}`, fields: ['reason'] })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['reason'],
    errorText: secretErrorText,
    codeText: reasonText,
    send: async (values) => {
      const { value } = await whileLoggedIn(() => showSecret(caseId, values))
      draft.forget()
      onShown(value)
    },
  })
  return (
    <Dialog heading={m.casework_secret_show({ name: name.toLowerCase() })} onClose={onClose}>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <TextField
          id={`${idPrefix}reason`}
          label={m.casework_secret_reason()}
          hint={m.casework_secret_reason_hint()}
          autoComplete="off"
          error={textOf('reason')}
          {...form.register('reason')}
        />
        <DraftNote draft={draft} />
        <Button type="submit" loading={isSubmitting}>
          {isSubmitting ? m.casework_secret_confirming() : m.casework_secret_confirm()}
        </Button>
      </form>
    </Dialog>
  )
}

function secretErrorText(failure: unknown): string {
  const isTooMany = failure instanceof ApiError && failure.code === 'TOO_MANY_ATTEMPTS'
  return isTooMany ? m.casework_secret_too_many() : caseErrorText(failure)
}

function reasonText(code: string): string | undefined {
  return code === 'REASON_REQUIRED' ? m.casework_secret_reason_required() : fieldText(code)
}
