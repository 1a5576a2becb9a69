import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { PrintableNote } from '#core/documents/components/PrintableNote.tsx'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { osloDate } from '#platform/time/oslo.ts'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import type { StaffHealthRefund } from '../../decide/contract.ts'
import type { DecisionView } from '../../letters/contract.ts'
import { correctionErrorText, correctionFieldText } from '../correction-texts.ts'
import { nameLineProblems } from '../name-line-problems.ts'
import { afterChanges, propose } from '../queries.ts'
import { registerLine } from '../register-line.ts'
import { resolveBy } from '../resolve-by.ts'
import {
  draftFields,
  isLess,
  judgeCorrection,
  lineFields,
  readAmendedLines,
  type Sums,
  startCorrection,
  type TypedCorrection,
} from '../typed-amendment.ts'
import { useNewSum } from '../use-new-sum.ts'
import { useSumProblem } from '../use-sum-problem.ts'
import { AmendedLines } from './AmendedLines.tsx'
import { SumOfLines } from './SumOfLines.tsx'

const idPrefix = 'health-correct-'

type Props = {
  refund: StaffHealthRefund
  decision: Pick<DecisionView, 'id' | 'grantedOre'>
  onClose: () => void
}

/** Proposes what should have counted; another person confirms it. */
export function CorrectDialog({ refund, decision, onClose }: Props) {
  const { id, lines } = refund
  const today = osloDate(new Date())
  const sums = useRef<Sums>({ beforeOre: decision.grantedOre, afterOre: null })
  const form = useForm<TypedCorrection>({
    resolver: resolveBy((typed) => judgeCorrection(typed, { lines, sums: sums.current, today })),
    defaultValues: startCorrection(lines, today),
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: [...lineFields(lines), 'sum', 'words', 'payBackBy'],
    fieldOf: { HEALTH_DAY_INVALID: 'payBackBy' },
    errorText: correctionErrorText,
    codeText: correctionFieldText,
    draft: { key: `health-correction:${decision.id}`, fields: draftFields(lines) },
    call: (typed) =>
      propose(id, {
        decisionId: decision.id,
        lines: readAmendedLines(typed.lines, lines) ?? [],
        words: typed.words.trim(),
        grantedOre: sums.current.afterOre ?? 0,
        payBackBy: isLess(sums.current) ? typed.payBackBy || null : null,
      }),
    changes: afterChanges,
    done: m.health_after_proposed,
    onClose,
  })
  const typed = form.watch()
  const sum = useNewSum(id, readAmendedLines(typed.lines, lines))
  useSumProblem(form, sum.afterOre)
  sums.current = { beforeOre: decision.grantedOre, afterOre: sum.afterOre }
  return (
    <DialogForm
      heading={m.health_after_correct()}
      state={{ ...state, problems: nameLineProblems(state.problems, { refund, idPrefix }) }}
      send={m.health_after_propose()}
      onClose={onClose}
    >
      <p>{m.health_after_correct_text()}</p>
      <AmendedLines
        refund={refund}
        idPrefix={idPrefix}
        typed={typed.lines}
        register={registerLine(form)}
        textOf={state.textOf}
      />
      <SumOfLines
        id={`${idPrefix}sum`}
        beforeOre={decision.grantedOre}
        sum={sum}
        categories={refund.rules.categories}
        error={state.textOf('sum')}
      />
      <TextArea
        id={`${idPrefix}words`}
        label={m.health_after_words()}
        hint={m.health_after_words_hint()}
        rows={5}
        error={state.textOf('words')}
        {...form.register('words')}
      />
      <PrintableNote texts={[typed.words]} />
      {isLess(sums.current) && (
        <TextField
          id={`${idPrefix}payBackBy`}
          type="date"
          label={m.health_after_pay_back_by()}
          hint={m.health_after_pay_back_by_hint()}
          min={today}
          error={state.textOf('payBackBy')}
          {...form.register('payBackBy')}
        />
      )}
    </DialogForm>
  )
}
