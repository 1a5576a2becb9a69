import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { EditDialog } from '../../components/EditDialog.tsx'
import { budgetFields } from '../../model/budget-fields.ts'
import type { BudgetRow } from '../contract.ts'
import { BudgetForm } from '../forms.ts'
import { saveBudget } from '../queries.ts'

/** Sets one budget. It says how low it can be, and that a year that is over needs a reason. */
export function EditBudget(props: {
  year: number
  row: BudgetRow
  isOver: boolean
  onClose: () => void
}) {
  const { year, row, isOver, onClose } = props
  const { typeId, version, budgetOre, leftOre } = row
  const leastOre = budgetOre - leftOre
  return (
    <EditDialog
      heading={m.grant_setup_budget_heading({ type: textIn(row.name), year })}
      idPrefix="grant-budget-"
      fields={budgetFields}
      values={version === 0 ? {} : { amountOre: budgetOre, reason: '' }}
      context={null}
      schema={BudgetForm}
      toEdit={(form) => ({ year, typeId, version, form })}
      draft={{ key: `grant-budget:${year}-${typeId}`, version }}
      fieldOf={{ BUDGET_REASON_REQUIRED: 'reason' }}
      save={saveBudget}
      onClose={onClose}
    >
      {leastOre > 0 && <p>{m.grant_setup_budget_least({ amount: formatKroner(leastOre) })}</p>}
      {isOver && <p>{m.grant_setup_budget_over()}</p>}
    </EditDialog>
  )
}
