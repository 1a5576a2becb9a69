import { Button, ValidationMessage } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import formStyles from '#ui/form/Form.module.css'
import { SelectField } from '#ui/form/SelectField.tsx'
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
  /** From 1. */
  number: number
  textOf: (field: 'category' | 'amount' | 'from' | 'to' | 'note' | 'files') => string | undefined
  /** Not for the only one. */
  onRemove: (() => void) | undefined
}

/** One expense with its receipts. */
export function ExpenseLine({ form, line, number, textOf, onRemove }: Props) {
  const { rules, period } = form.terms
  const { id } = line
  const category = rules.categories.find(({ key }) => key === line.category)
  const documents = category && textOrOther(category.documents)
  const change = (changed: Partial<TypedLine>) => form.changeLine(id, () => changed)
  return (
    <fieldset className={styles.line}>
      <legend>{m.health_refund_expense({ number: String(number) })}</legend>
      {rules.categories.length > 1 && (
        <SelectField
          id={fieldId('category', id)}
          label={m.health_refund_category()}
          value={line.category}
          error={textOf('category')}
          onChange={(event) => change({ category: event.target.value })}
        >
          <option value="">{m.health_refund_category_choose()}</option>
          {rules.categories.map(({ key, name }) => (
            <option key={key} value={key}>
              {textIn(name)}
            </option>
          ))}
        </SelectField>
      )}
      {rules.categories.length === 1 && !category && (
        <ValidationMessage>{textOf('category')}</ValidationMessage>
      )}
      <div className={styles.pair}>
        <TextField
          id={fieldId('from', id)}
          type="date"
          label={m.health_refund_date()}
          min={period.from}
          max={lastDay(form.terms)}
          value={line.from}
          error={textOf('from')}
          onChange={({ target: { value } }) => change({ from: value, to: value })}
        />
        <TextField
          id={fieldId('amount', id)}
          label={m.health_refund_amount()}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={line.amount}
          error={textOf('amount')}
          onChange={(event) => change({ amount: event.target.value })}
        />
      </div>
      <NoRightNote form={form} line={line} />
      <div>
        <label className={formStyles.choice}>
          <input
            type="checkbox"
            className="ds-input"
            checked={line.isForeign}
            aria-describedby={line.isForeign ? `${fieldId('files', id)}-foreign` : undefined}
            onChange={(event) => change({ isForeign: event.target.checked })}
          />
          {m.health_refund_foreign()}
        </label>
        {line.isForeign && (
          <p id={`${fieldId('files', id)}-foreign`} className={formStyles.hint}>
            {m.health_refund_foreign_hint()}
          </p>
        )}
      </div>
      <LineFiles
        form={form}
        line={line}
        label={m.health_refund_files()}
        hints={documents ? [documents] : []}
        error={textOf('files')}
      />
      <TextField
        id={fieldId('note', id)}
        label={m.health_refund_line_note()}
        autoComplete="off"
        maxLength={200}
        value={line.note}
        error={textOf('note')}
        onChange={(event) => change({ note: event.target.value })}
      />
      {onRemove && (
        <div>
          <Button
            type="button"
            variant="tertiary"
            aria-label={m.health_refund_remove_line({ number: String(number) })}
            onClick={onRemove}
          >
            {m.health_refund_remove()}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
