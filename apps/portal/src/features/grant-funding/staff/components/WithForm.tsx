import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { mostOre } from '#core/grants/limits.ts'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { parseKroner } from '#platform/parse-kroner.ts'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
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
  const schema = useMemo(() => typedForm(fields, mostOre), [fields])
  const form = useForm<Typed>({
    resolver: zodResolver(schema),
    defaultValues: empty,
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields,
    fieldOf: {
      GRANT_DATE_INVALID: 'day',
      CLAIM_DATE_INVALID: 'day',
      CLAIM_TOO_MUCH: 'amount',
    },
    errorText: staffFundingErrorText,
    codeText: fundingFieldText,
    draft: { key: `grant-funding:${action.id}`, fields },
    call: ({ amount, reason, day }) =>
      action.call({ amountOre: parseKroner(amount, mostOre) ?? 0, reason, day }),
    changes: staffFundingKey,
    done: action.done,
    onClose,
  })
  const { textOf } = state
  return (
    <DialogForm heading={action.heading} state={state} send={action.name} onClose={onClose}>
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
    </DialogForm>
  )
}
