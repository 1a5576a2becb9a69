import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { mostOre } from '#core/grants/limits.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { m } from '#messages'
import { parseKroner } from '#platform/parse-kroner.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { fundingFieldText, staffFundingErrorText } from '../../model/refusal-messages.ts'
import { staffFundingKey } from '../queries.ts'
import { type Typed, type TypedField, typedForm } from '../typed-form.ts'

/** What was typed; fields that were not asked for are empty, and 0. */
type Given = { readonly amountOre: number; readonly reason: string; readonly day: string }

type Action = {
  /** Names the action and what it is about: `return-<id>`. */
  id: string
  /** What the button says that opens it, and the one that does it. */
  name: string
  heading: string
  text: string
  fields: readonly TypedField[]
  /** What the day is called. */
  dayLabel?: string
  call: (given: Given) => Promise<unknown>
  done: () => string
}

const empty: Typed = { amount: '', reason: '', day: '' }

/**
 * Something that staff do with a reason, a day or an amount.
 * @param of what it is about, for those who hear the button alone
 */
export function WithForm({ of, ...action }: Action & { of: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {action.name}
        <span className="ds-sr-only">: {of}</span>
      </Button>
      {isOpen && <FormDialog action={action} onClose={() => setOpen(false)} />}
    </>
  )
}

function FormDialog({ action, onClose }: { action: Action; onClose: () => void }) {
  const { fields } = action
  const idPrefix = `${action.id}-`
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const schema = useMemo(() => typedForm(fields, mostOre), [fields])
  const form = useForm<Typed>({
    resolver: zodResolver(schema),
    defaultValues: empty,
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, { key: `grant-funding:${action.id}`, fields })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields,
    fieldOf: {
      GRANT_DATE_INVALID: 'day',
      CLAIM_DATE_INVALID: 'day',
      CLAIM_TOO_MUCH: 'amount',
    },
    errorText: staffFundingErrorText,
    codeText: fundingFieldText,
    send: async ({ amount, reason, day }) => {
      const amountOre = parseKroner(amount, mostOre) ?? 0
      await whileLoggedIn(() => action.call({ amountOre, reason, day }))
      draft.forget()
      showMessage(action.done(), 'success')
      onClose()
      await queryClient.invalidateQueries({ queryKey: staffFundingKey })
    },
  })
  return (
    <Dialog heading={action.heading} onClose={onClose}>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <p>{action.text}</p>
        {fields.includes('amount') && (
          <TextField
            id={`${idPrefix}amount`}
            label={m.grant_funding_claim_amount()}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            error={textOf('amount')}
            {...form.register('amount')}
          />
        )}
        {fields.includes('reason') && (
          <TextArea
            id={`${idPrefix}reason`}
            label={m.grant_funding_reason()}
            rows={3}
            error={textOf('reason')}
            {...form.register('reason')}
          />
        )}
        {fields.includes('day') && (
          <TextField
            id={`${idPrefix}day`}
            type="date"
            label={action.dayLabel ?? m.grant_funding_day()}
            error={textOf('day')}
            {...form.register('day')}
          />
        )}
        <DraftNote draft={draft} />
        <div className={formStyles.actions}>
          <Button type="submit" loading={isSubmitting}>
            {action.name}
          </Button>
          <Button type="button" variant="secondary" onClick={onClose}>
            {m.dialog_cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
