import { useForm } from 'react-hook-form'
import { PrintableNote } from '#core/documents/components/PrintableNote.tsx'
import { type Outcome, outcomes } from '#core/grants/decision/kinds.ts'
import { mostOre } from '#core/grants/limits.ts'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { staffKey } from '#core/staff-area/queries.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { writeKroner } from '#platform/write-kroner.ts'
import { Choices } from '#ui/form/Choices.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { resolveAs } from '../../components/resolve-as.ts'
import { readKroner } from '../../components/typed-kroner.ts'
import { outcomeTexts } from '../../model/decision-texts.ts'
import { decisionFieldText, staffDecisionErrorText } from '../../model/refusal-messages.ts'
import { CorrectionForm, type Letters, type StaffLetter } from '../contract.ts'
import { proposeCorrection } from '../queries.ts'

type Typed = {
  outcome: Outcome
  amount: string
  reasonIds: string[]
  words: string
  conditions: string
  note: string
}
type Props = { letters: Letters; letter: StaffLetter; onClose: () => void }

function toForm({ outcome, amount, ...typed }: Typed): CorrectionForm {
  const amountOre = outcome === 'granted' ? (readKroner(amount, mostOre) ?? 0) : 0
  return { ...typed, outcome, amountOre }
}

/** Says what is wrong in a letter, beginning with what it says. */
export function CorrectionDialog({ letters, letter, onClose }: Props) {
  const idPrefix = `correct-${letter.id}-`
  const form = useForm<Typed>({
    resolver: resolveAs(CorrectionForm, toForm, { amountOre: 'amount' }),
    defaultValues: {
      outcome: letter.outcome,
      amount: letter.amountOre === 0 ? '' : writeKroner(letter.amountOre),
      reasonIds: letter.reasonIds,
      words: letter.words,
      conditions: letter.conditions,
      note: '',
    },
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields: ['outcome', 'amount', 'reasonIds', 'words', 'conditions', 'note'],
    errorText: staffDecisionErrorText,
    codeText: decisionFieldText,
    draft: {
      key: `grant-correction:${letter.id}`,
      fields: ['words', 'conditions', 'note'],
    },
    call: (typed) => proposeCorrection(letter.id, toForm(typed)),
    changes: staffKey,
    done: m.grant_decisions_correction_proposed,
    onClose,
  })
  const { textOf } = state
  const [outcome, reasonIds, ...texts] = form.watch([
    'outcome',
    'reasonIds',
    'note',
    'words',
    'conditions',
  ])
  return (
    <DialogForm
      heading={m.grant_decisions_correction_heading({ reference: letters.reference })}
      state={state}
      send={m.grant_decisions_correction_propose()}
      onClose={onClose}
    >
      <TextArea
        id={`${idPrefix}note`}
        label={m.grant_decisions_correction_note()}
        hint={m.grant_decisions_correction_note_hint()}
        rows={3}
        error={textOf('note')}
        {...form.register('note')}
      />
      <Choices<Outcome>
        id={`${idPrefix}outcome`}
        legend={m.grant_decisions_decision()}
        type="radio"
        options={outcomes.map((value) => ({ value, text: outcomeTexts[value]() }))}
        chosen={[outcome]}
        error={textOf('outcome')}
        onChange={([chosen]) => chosen && form.setValue('outcome', chosen)}
      />
      {outcome === 'granted' && (
        <TextField
          id={`${idPrefix}amount`}
          label={m.grant_decisions_result_amount()}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          error={textOf('amount')}
          {...form.register('amount')}
        />
      )}
      {letters.reasons.length > 0 && (
        <Choices
          id={`${idPrefix}reasonIds`}
          legend={m.grant_decisions_reasons()}
          type="checkbox"
          options={letters.reasons.map(({ id, name }) => ({ value: id, text: textIn(name) }))}
          chosen={reasonIds}
          error={textOf('reasonIds')}
          onChange={(chosen) => form.setValue('reasonIds', chosen)}
        />
      )}
      <TextArea
        id={`${idPrefix}words`}
        label={m.grant_decisions_words()}
        rows={4}
        error={textOf('words')}
        {...form.register('words')}
      />
      <TextArea
        id={`${idPrefix}conditions`}
        label={m.grant_decisions_conditions()}
        rows={3}
        error={textOf('conditions')}
        {...form.register('conditions')}
      />
      <PrintableNote texts={texts} />
    </DialogForm>
  )
}
