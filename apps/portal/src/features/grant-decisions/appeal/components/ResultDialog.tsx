import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { PrintableNote } from '#core/documents/components/PrintableNote.tsx'
import { type AppealOutcome, appealOutcomes } from '#core/grants/decision/kinds.ts'
import { mostOre } from '#core/grants/limits.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { staffKey } from '#core/staff-area/queries.ts'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Choices } from '#ui/form/Choices.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { readKroner, writeKroner } from '../../components/typed-kroner.ts'
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

const fieldOf = (path: PropertyKey | undefined) =>
  path === 'resultOre' ? 'amount' : (path as keyof Typed)

/** Writes down what the other body has decided, or puts it right until it is confirmed. */
export function ResultDialog({ appeal, onClose }: Props) {
  const idPrefix = `result-${appeal.id}-`
  const { result } = appeal
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const form = useForm<Typed>({
    resolver: (typed) => {
      const issues = ResultForm.safeParse(toForm(typed, appeal)).error?.issues ?? []
      const errors = Object.fromEntries(
        issues
          .toReversed()
          .map(({ path, message }) => [fieldOf(path[0]), { type: 'value', message }]),
      )
      return issues.length > 0 ? { values: {}, errors } : { values: typed, errors: {} }
    },
    defaultValues: {
      outcome: result?.outcome ?? 'stands',
      amount: result?.resultOre == null ? '' : writeKroner(result.resultOre),
      words: result?.words ?? '',
      decidedOn: result?.decidedOn ?? '',
    },
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, { key: `grant-appeal:${appeal.id}`, fields: ['words'] })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['outcome', 'amount', 'words', 'decidedOn'],
    fieldOf: { DAY_IMPOSSIBLE: 'decidedOn', RESULT_SAME: 'amount' },
    errorText: staffDecisionErrorText,
    codeText: decisionFieldText,
    send: async (typed) => {
      await whileLoggedIn(() => registerResult(appeal.id, toForm(typed, appeal)))
      draft.forget()
      showMessage(m.grant_decisions_result_registered(), 'success')
      onClose()
      await queryClient.invalidateQueries({ queryKey: staffKey })
    },
  })
  const outcome = form.watch('outcome')
  return (
    <Dialog
      heading={m.grant_decisions_result_heading({ reference: appeal.reference })}
      onClose={onClose}
    >
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
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
        <DraftNote draft={draft} />
        <div className={formStyles.actions}>
          <Button type="submit" loading={isSubmitting}>
            {m.grant_decisions_result_register()}
          </Button>
          <Button type="button" variant="secondary" onClick={onClose}>
            {m.dialog_cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
