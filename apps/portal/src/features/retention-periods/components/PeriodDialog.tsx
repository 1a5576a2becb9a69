import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { z } from 'zod/mini'
import { EditableForm } from '#core/editable/EditableForm.tsx'
import { numberField } from '#core/editable/fields.ts'
import { shapeOf } from '#core/editable/form.ts'
import { useEditableForm } from '#core/editable/use-editable-form.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { Period } from '../contract.ts'
import { previewRemoval, retentionChanged, savePeriod } from '../queries.ts'
import { monthsInvalidText, retentionErrorText } from '../retention-texts.ts'

type Shortened = { readonly months: number; readonly rows: number }

/** Changes one period. A shorter one is saved only after the number of rows that it removes is shown. */
export function PeriodDialog({ period, onClose }: { period: Period; onClose: () => void }) {
  const [shortened, setShortened] = useState<Shortened | null>(null)
  const save = useSavePeriod(period, onClose)
  const showMessage = useSnackbar()
  const confirmation = useSingleMutation({
    mutationFn: (months: number) => save(months),
    onError: (error) => showMessage(retentionErrorText(error, period), 'error'),
  })
  if (shortened)
    return (
      <ConfirmDialog
        heading={period.name}
        yes={m.retention_shorten()}
        isBusy={confirmation.isPending}
        onConfirm={() => confirmation.mutate(shortened.months)}
        onClose={onClose}
      >
        <p>{m.retention_shorten_text(shortened)}</p>
        <p>{m.retention_shorten_warning()}</p>
      </ConfirmDialog>
    )
  return (
    <Dialog heading={period.name} onClose={onClose}>
      <p>{period.why}</p>
      <PeriodForm period={period} onShorten={setShortened} onSave={save} />
    </Dialog>
  )
}

/** Saves the period and closes the dialog. */
function useSavePeriod({ kind, version }: Period, onClose: () => void) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  return async (months: number, forgetDraft?: () => void) => {
    try {
      await whileLoggedIn(() => savePeriod({ kind, months, version }))
      forgetDraft?.()
      showMessage(m.retention_saved(), 'success')
      onClose()
    } finally {
      await queryClient.invalidateQueries(retentionChanged)
    }
  }
}

function PeriodForm(props: {
  period: Period
  onShorten: (shortened: Shortened) => void
  onSave: (months: number, forgetDraft: () => void) => Promise<void>
}) {
  const { period, onShorten, onSave } = props
  const { kind, months: now, least, most, version } = period
  const whileLoggedIn = useLoginInPlace()
  const fields = useMemo(
    () => ({
      months: numberField({
        label: m.retention_months,
        audit: 'retentionMonths',
        least,
        most,
        invalid: 'MONTHS_INVALID',
      }),
    }),
    [least, most],
  )
  const form = useEditableForm(fields, {
    idPrefix: 'period-',
    values: period,
    schema: z.object(shapeOf(fields)),
    toEdit: (values) => values,
    draft: { key: `retention:${kind}`, version },
    errorText: (failure) => retentionErrorText(failure, period),
    codeText: (code) => (code === 'MONTHS_INVALID' ? monthsInvalidText(period) : undefined),
    send: async ({ months }, draft) => {
      if (months < now) {
        const { rows } = await whileLoggedIn(() => previewRemoval({ kind, months }))
        draft.forget()
        onShorten({ months, rows })
      } else await onSave(months, () => draft.forget())
    },
  })
  return <EditableForm form={form} context={null} />
}
