import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { lineText } from '../../model/fee-texts.ts'
import { moneyFieldText } from '../../model/field-texts.ts'
import { moneyErrorText } from '../../model/refusal-texts.ts'
import { typedOre } from '../../model/typed-amount.ts'
import { why } from '../../model/why.ts'
import type { StaffInvoice } from '../contract.ts'
import { creditInvoice, staffInvoicesQuery } from '../queries.ts'

const idPrefix = 'kindergarten-credit-'

/** Empty is nothing; null for what is no amount, or more than is left of the line. */
const creditOf = (typed: string, leftOre: number): number | null =>
  typed.trim() === '' ? 0 : typedOre(typed, leftOre)

const formOf = ({ lines }: Pick<StaffInvoice, 'lines'>) =>
  z.object({ lines: z.array(z.string()), why }).check(({ value, issues }) => {
    const amounts = value.lines.map((typed, index) => creditOf(typed, lines[index]?.leftOre ?? 0))
    amounts.forEach((amount, index) => {
      if (amount === null)
        issues.push({
          code: 'custom',
          message: 'CREDIT_INVALID',
          input: value,
          path: ['lines', index],
        })
    })
    if (amounts.every((amount) => amount === 0))
      issues.push({ code: 'custom', message: 'CREDIT_EMPTY', input: value, path: ['lines', 0] })
  })

/** Takes back parts of an invoice, line by line, with a credit note. */
export function CreditDialog({ invoice, onClose }: { invoice: StaffInvoice; onClose: () => void }) {
  const form = useForm({
    resolver: zodResolver(formOf(invoice)),
    defaultValues: { lines: invoice.lines.map(() => ''), why: '' },
    shouldFocusError: false,
  })
  const lineFields = invoice.lines.map((_, index) => `lines.${index}` as const)
  const state = useDialogForm(form, {
    idPrefix,
    fields: [...lineFields, 'why'],
    errorText: moneyErrorText,
    codeText: moneyFieldText,
    draft: { key: `kindergarten-credit:${invoice.id}`, fields: ['why'] },
    call: (typed) =>
      creditInvoice(invoice.id, {
        openOre: invoice.openOre,
        why: typed.why,
        lines: invoice.lines.flatMap(({ leftOre }, line) => {
          const amountOre = creditOf(typed.lines[line] ?? '', leftOre) ?? 0
          return amountOre > 0 ? [{ line, amountOre }] : []
        }),
      }),
    changes: staffInvoicesQuery.queryKey,
    done: () => m.kindergarten_credit_done(),
    onClose,
  })
  return (
    <DialogForm
      heading={m.kindergarten_credit()}
      state={state}
      send={m.kindergarten_credit()}
      onClose={onClose}
    >
      <p>{m.kindergarten_credit_text()}</p>
      {invoice.lines.map((line, index) => (
        <TextField
          key={`${line.kind}${line.child}${line.from}`}
          id={`${idPrefix}lines.${index}`}
          label={lineText(line, getLocale())}
          hint={m.kindergarten_credit_most({ amount: formatKroner(line.leftOre) })}
          inputMode="decimal"
          error={state.textOf(`lines.${index}`)}
          {...form.register(`lines.${index}`)}
        />
      ))}
      <TextArea
        id={`${idPrefix}why`}
        label={m.kindergarten_money_why()}
        hint={m.kindergarten_money_why_printed()}
        error={state.textOf('why')}
        {...form.register('why')}
      />
    </DialogForm>
  )
}
