import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { writeKroner } from '#platform/write-kroner.ts'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { lineErrorText, lineFieldText } from '../case-texts.ts'
import type { StaffHealthRefund } from '../contract.ts'
import { acceptLine, caseKey } from '../queries.ts'
import { readAccepted, typedLine } from '../typed-line.ts'

const idPrefix = 'health-line-'

type Props = {
  refund: Pick<StaffHealthRefund, 'id' | 'version'>
  line: StaffHealthRefund['lines'][number]
  name: string
  onClose: () => void
}

/** Sets what counts of one expense; the applicant reads the reason with the decision. */
export function AcceptLine({ refund, line, name, onClose }: Props) {
  const resolver = useMemo(() => zodResolver(typedLine(line.amountOre)), [line])
  const counts = line.acceptedOre ?? (line.noRight === null ? line.amountOre : 0)
  const form = useForm({
    resolver,
    defaultValues: { accepted: writeKroner(counts), because: line.acceptedBecause },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['accepted', 'because'],
    errorText: lineErrorText,
    codeText: lineFieldText,
    draft: { key: `health-line:${line.id}`, fields: ['because'] },
    call: ({ accepted, because }) =>
      acceptLine(refund.id, line.id, {
        acceptedOre: readAccepted(accepted, line.amountOre),
        because,
        version: refund.version,
      }),
    changes: caseKey(refund.id),
    done: () => m.health_case_line_changed(),
    onClose,
  })
  return (
    <DialogForm
      heading={m.health_case_line_change()}
      state={state}
      send={m.health_case_line_save()}
      onClose={onClose}
    >
      <p>
        {name}, {formatKroner(line.amountOre)}
      </p>
      <TextField
        id={`${idPrefix}accepted`}
        label={m.health_case_accepted()}
        inputMode="decimal"
        error={state.textOf('accepted')}
        {...form.register('accepted')}
      />
      <TextArea
        id={`${idPrefix}because`}
        label={m.health_case_because()}
        hint={m.health_case_because_hint()}
        error={state.textOf('because')}
        {...form.register('because')}
      />
    </DialogForm>
  )
}
