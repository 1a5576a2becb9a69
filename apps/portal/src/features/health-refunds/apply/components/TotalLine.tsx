import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { TextField } from '#ui/form/TextField.tsx'
import type { TypedLine } from '../../model/expense-form.ts'
import { lastDay } from '../form-content.ts'
import { fieldId } from '../problem-texts.ts'
import type { RefundForm } from '../use-refund-form.ts'
import styles from './Apply.module.css'
import { LineFiles } from './LineFiles.tsx'
import { NoRightNote } from './NoRightNote.tsx'

type Props = {
  form: RefundForm
  line: TypedLine
  textOf: (field: 'category' | 'amount' | 'from' | 'to' | 'note' | 'files') => string | undefined
}

/** The total of a category with its card. */
export function TotalLine({ form, line, textOf }: Props) {
  const { rules, period } = form.terms
  const { id } = line
  const category = rules.categories.find(({ key }) => key === line.category)
  if (!category) return null
  const documents = textOrOther(category.documents)
  const change = (changed: Partial<TypedLine>) => form.changeLine(id, () => changed)
  const day = (field: 'from' | 'to', label: string) => (
    <TextField
      id={fieldId(field, id)}
      type="date"
      label={label}
      min={period.from}
      max={lastDay(form.terms)}
      value={line[field]}
      error={textOf(field)}
      onChange={(event) => change({ [field]: event.target.value })}
    />
  )
  return (
    <fieldset className={styles.line}>
      <legend>{textIn(category.name)}</legend>
      <div className={styles.pair}>
        {day('from', m.health_refund_from())}
        {day('to', m.health_refund_to())}
      </div>
      <TextField
        id={fieldId('amount', id)}
        label={m.health_refund_total_amount()}
        hint={m.health_refund_total_hint()}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        value={line.amount}
        error={textOf('amount') ?? textOf('category')}
        onChange={(event) => change({ amount: event.target.value })}
      />
      <NoRightNote form={form} line={line} />
      <LineFiles
        form={form}
        line={line}
        label={m.health_refund_files_total()}
        hints={documents ? [documents] : []}
        error={textOf('files')}
      />
    </fieldset>
  )
}
