import { useRef } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { PrintableNote } from '#core/documents/components/PrintableNote.tsx'
import type { AppealOutcome } from '#core/health-refunds/decisions.ts'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Choices } from '#ui/form/Choices.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { AmendedLines } from '../../correct/components/AmendedLines.tsx'
import { SumOfLines } from '../../correct/components/SumOfLines.tsx'
import { amendmentFieldText } from '../../correct/correction-texts.ts'
import { nameLineProblems } from '../../correct/name-line-problems.ts'
import { afterChanges } from '../../correct/queries.ts'
import { registerLine } from '../../correct/register-line.ts'
import { resolveBy } from '../../correct/resolve-by.ts'
import {
  draftFields,
  lineFields,
  readAmendedLines,
  type Sums,
  startLines,
} from '../../correct/typed-amendment.ts'
import { useNewSum } from '../../correct/use-new-sum.ts'
import { useSumProblem } from '../../correct/use-sum-problem.ts'
import type { StaffHealthRefund } from '../../decide/contract.ts'
import type { AppealView } from '../../letters/contract.ts'
import { appealErrorText, appealOutcomeTexts } from '../appeal-texts.ts'
import { decideAppeal } from '../queries.ts'
import { judgeResult, possibleOutcomes, type TypedResult, toResult } from '../typed-result.ts'

const idPrefix = 'health-appeal-'

type Props = {
  refund: StaffHealthRefund
  appeal: AppealView
  /** Granted by the decision that counts now. */
  grantedOre: number
  onClose: () => void
}

/** Answers an appeal; the applicant gets the answer at once. */
export function ResultDialog({ refund, appeal, grantedOre, onClose }: Props) {
  const { id, lines } = refund
  const sums = useRef<Sums>({ beforeOre: grantedOre, afterOre: null })
  const form = useForm<TypedResult>({
    resolver: resolveBy((typed) => judgeResult(typed, { lines, sums: sums.current })),
    defaultValues: { outcome: 'stands', lines: startLines(lines), words: '' },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['outcome', ...lineFields(lines), 'sum', 'words'],
    errorText: appealErrorText,
    codeText: amendmentFieldText,
    draft: { key: `health-appeal:${appeal.id}`, fields: ['outcome', ...draftFields(lines)] },
    call: (typed) => decideAppeal(id, appeal.id, toResult(typed, { lines, sums: sums.current })),
    changes: afterChanges,
    done: m.health_after_answered,
    onClose,
  })
  const { textOf } = state
  const typed = form.watch()
  return (
    <DialogForm
      heading={m.health_after_answer()}
      state={{ ...state, problems: nameLineProblems(state.problems, { refund, idPrefix }) }}
      send={m.health_after_answer_send()}
      onClose={onClose}
    >
      <Choices<AppealOutcome>
        id={`${idPrefix}outcome`}
        legend={m.health_after_outcome()}
        type="radio"
        options={possibleOutcomes(appeal).map((value) => ({
          value,
          text: appealOutcomeTexts[value](),
        }))}
        chosen={[typed.outcome]}
        error={textOf('outcome')}
        onChange={([chosen]) => chosen && form.setValue('outcome', chosen)}
      />
      {typed.outcome === 'changed' && (
        <ChangedLines
          refund={refund}
          form={form}
          grantedOre={grantedOre}
          textOf={textOf}
          onSum={(afterOre) => {
            sums.current = { beforeOre: grantedOre, afterOre }
          }}
        />
      )}
      <TextArea
        id={`${idPrefix}words`}
        label={m.health_after_answer_words()}
        hint={m.health_after_answer_words_hint()}
        rows={5}
        error={textOf('words')}
        {...form.register('words')}
      />
      <PrintableNote texts={[typed.words]} />
    </DialogForm>
  )
}

type LinesProps = Pick<Props, 'refund' | 'grantedOre'> & {
  form: UseFormReturn<TypedResult>
  textOf: (field: string) => string | undefined
  onSum: (afterOre: number | null) => void
}

/** What counts instead; the sum is worked out only where it is needed. */
function ChangedLines({ refund, form, grantedOre, textOf, onSum }: LinesProps) {
  const typed = form.watch('lines')
  const sum = useNewSum(refund.id, readAmendedLines(typed, refund.lines))
  useSumProblem(form, sum.afterOre)
  onSum(sum.afterOre)
  return (
    <>
      <p>{m.health_after_appeal_higher({ amount: formatKroner(grantedOre) })}</p>
      <AmendedLines
        refund={refund}
        idPrefix={idPrefix}
        typed={typed}
        register={registerLine(form)}
        textOf={textOf}
      />
      <SumOfLines
        id={`${idPrefix}sum`}
        beforeOre={grantedOre}
        sum={sum}
        categories={refund.rules.categories}
        error={textOf('sum')}
      />
    </>
  )
}
