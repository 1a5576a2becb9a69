import { useForm } from 'react-hook-form'
import { PrintableNote } from '#core/documents/components/PrintableNote.tsx'
import { type AppealOutcome, appealOutcomes } from '#core/grants/decision/kinds.ts'
import { mostOre } from '#core/grants/limits.ts'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { staffKey } from '#core/staff-area/queries.ts'
import { m } from '#messages'
import { writeKroner } from '#platform/write-kroner.ts'
import { Choices } from '#ui/form/Choices.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { resolveAs } from '../../components/resolve-as.ts'
import { readKroner } from '../../components/typed-kroner.ts'
import { appealTexts } from '../../model/decision-texts.ts'
import { decisionFieldText, staffDecisionErrorText } from '../../model/refusal-messages.ts'
import { ResultForm, type StaffAppeal } from '../contract.ts'
import { registerResult } from '../queries.ts'

type Typed = { outcome: AppealOutcome; amount: string; words: string; decidedOn: string }
type Props = { appeal: StaffAppeal; onClose: () => void }

/** What the form says; an amount that is none is -1, which the form refuses. */
function toForm(typed: Typed, { result }: StaffAppeal): ResultForm {
  const isChanged = typed.outcome === 'changed'
  return {
    outcome: typed.outcome,
    resultOre: isChanged ? (readKroner(typed.amount, mostOre) ?? -1) : null,
    words: typed.words,
    decidedOn: typed.decidedOn,
    registeredAt: result?.registeredAt ?? null,
  }
}

/** Writes down what the other body has decided, or puts it right until it is confirmed. */
export function ResultDialog({ appeal, onClose }: Props) {
  const idPrefix = `result-${appeal.id}-`
  const { result } = appeal
  const form = useForm<Typed>({
    resolver: resolveAs(ResultForm, (typed) => toForm(typed, appeal), { resultOre: 'amount' }),
    defaultValues: {
      outcome: result?.outcome ?? 'stands',
      amount: result?.resultOre == null ? '' : writeKroner(result.resultOre),
      words: result?.words ?? '',
      decidedOn: result?.decidedOn ?? '',
    },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['outcome', 'amount', 'words', 'decidedOn'],
    fieldOf: { DAY_IMPOSSIBLE: 'decidedOn', RESULT_SAME: 'amount' },
    errorText: staffDecisionErrorText,
    codeText: decisionFieldText,
    draft: { key: `grant-appeal:${appeal.id}`, fields: ['words'] },
    call: (typed) => registerResult(appeal.id, toForm(typed, appeal)),
    changes: staffKey,
    done: m.grant_decisions_result_registered,
    onClose,
  })
  const { textOf } = state
  const outcome = form.watch('outcome')
  return (
    <DialogForm
      heading={m.grant_decisions_result_heading({ reference: appeal.reference })}
      state={state}
      send={m.grant_decisions_result_register()}
      onClose={onClose}
    >
      <Choices<AppealOutcome>
        id={`${idPrefix}outcome`}
        legend={m.grant_decisions_result_outcome()}
        type="radio"
        options={appealOutcomes.map((value) => ({ value, text: appealTexts[value]() }))}
        chosen={[outcome]}
        error={textOf('outcome')}
        onChange={([chosen]) => chosen && form.setValue('outcome', chosen)}
      />
      {outcome === 'changed' && (
        <TextField
          id={`${idPrefix}amount`}
          label={m.grant_decisions_result_amount()}
          hint={m.grant_decisions_result_amount_hint()}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          error={textOf('amount')}
          {...form.register('amount')}
        />
      )}
      <TextArea
        id={`${idPrefix}words`}
        label={m.grant_decisions_appeal_words()}
        hint={m.grant_decisions_result_words_hint()}
        rows={5}
        error={textOf('words')}
        {...form.register('words')}
      />
      <PrintableNote texts={[form.watch('words')]} />
      <TextField
        id={`${idPrefix}decidedOn`}
        label={m.grant_decisions_result_day()}
        type="date"
        error={textOf('decidedOn')}
        {...form.register('decidedOn')}
      />
    </DialogForm>
  )
}
