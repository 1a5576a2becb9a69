import { Button } from '@digdir/designsystemet-react'
import { useQueryClient } from '@tanstack/react-query'
import { type Locale, languageOf } from '@trivsel/content-contract/locales'
import { useState } from 'react'
import { fieldText } from '#core/accounts/forms/refusal-messages.ts'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { type CaseDecision, needsComment } from '#core/cases/rules.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import type { UsedDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { useStaffOffers } from '#core/staff-area/staff-offers.ts'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { Choices } from '#ui/form/Choices.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { decisionNames, findView } from '../case-texts.ts'
import type { OpenCase } from '../contract.ts'
import type { DecisionForm } from '../decision-form.ts'
import { casesChanged, decide } from '../queries.ts'
import { caseErrorText } from '../refusal-messages.ts'
import styles from './Case.module.css'
import type { DecisionFormState } from './use-decision-form.ts'

const idPrefix = 'decision-'
const commentHints = {
  no: m.casework_comment_hint_no,
  en: m.casework_comment_hint_en,
} as const satisfies Record<Locale, () => string>

type Props = {
  found: OpenCase
  form: DecisionFormState
  draft: UsedDraft
  /** Of the case as it was seen. */
  version: number
}

/** A decision, the comment to the student, and a confirmation before it is saved. */
export function DecisionFields({ found, form, draft, version }: Props) {
  const { caseViews } = useStaffOffers()
  const view = findView(caseViews, found.kind)
  const templates = view?.commentTemplates ?? []
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const [checked, setChecked] = useState<DecisionForm | null>(null)
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['action', 'terms', 'comment'],
    fieldOf: { COMMENT_REQUIRED: 'comment', TERMS_CHANGED: 'terms' },
    errorText: (failure) => caseErrorText(failure, view),
    codeText: decisionFieldText,
    send: async (values) => {
      if (needsComment(values.action) && values.comment === '')
        return form.setError('comment', { message: 'COMMENT_REQUIRED' })
      if (termsOf(found, values.action).length > 0 && !values.terms)
        return form.setError('terms', { message: 'TERMS_REQUIRED' })
      if (checked === null) return setChecked(values)
      setChecked(null)
      try {
        await whileLoggedIn(() => decide(found.id, { ...values, version }))
        draft.forget()
        form.reset()
        showMessage(m.casework_saved(), 'success')
        document.getElementById('decide-heading')?.focus()
      } finally {
        await queryClient.invalidateQueries(casesChanged)
      }
    },
  })
  const action = form.watch('action')
  const offered = action ? termsOf(found, action) : []
  const chosen = form.watch('terms')
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      <Choices<CaseDecision>
        id={`${idPrefix}action`}
        legend={m.casework_action()}
        type="radio"
        options={found.possible.map((value) => ({ value, text: decisionNames[value]() }))}
        chosen={action ? [action] : []}
        error={textOf('action')}
        onChange={([value]) => {
          if (!value) return
          form.setValue('action', value, { shouldDirty: true })
          const [only = null, ...others] = termsOf(found, value)
          form.setValue('terms', others.length === 0 ? only : null)
          form.clearErrors('terms')
        }}
      />
      {offered.length > 0 && (
        <Choices
          id={`${idPrefix}terms`}
          legend={m.casework_terms()}
          type="radio"
          options={offered.map((terms) => ({
            value: terms.key,
            text: view?.termsText?.(terms) ?? terms.key,
          }))}
          chosen={offered
            .filter(({ key, amountOre }) => key === chosen?.key && amountOre === chosen.amountOre)
            .map(({ key }) => key)}
          error={textOf('terms')}
          onChange={([key]) => {
            const terms = offered.find((one) => one.key === key)
            if (terms) form.setValue('terms', terms, { shouldDirty: true })
            form.clearErrors('terms')
          }}
        />
      )}
      {templates.length > 0 && (
        <SelectField
          id={`${idPrefix}template`}
          label={m.casework_templates()}
          error={undefined}
          value=""
          onChange={({ target }) => {
            const text = templates.find(({ id }) => id === target.value)?.text(found.language)
            const comment = text && joined(form.getValues('comment'), text)
            if (comment) form.setValue('comment', comment, { shouldDirty: true })
          }}
        >
          <option value="">{m.casework_template_choose()}</option>
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name()}
            </option>
          ))}
        </SelectField>
      )}
      <TextArea
        id={`${idPrefix}comment`}
        label={m.casework_comment()}
        hint={commentHints[found.language]()}
        rows={6}
        lang={languageOf(found.language)}
        error={textOf('comment')}
        {...form.register('comment')}
      />
      <DraftNote draft={draft} />
      <div className={styles.buttons}>
        <Button type="submit" loading={isSubmitting}>
          {isSubmitting ? m.casework_saving() : m.casework_save()}
        </Button>
      </div>
      {checked && (
        <ConfirmDialog
          heading={m.casework_confirm_heading({
            decision: decisionNames[checked.action](),
            name: found.name,
          })}
          yes={m.casework_confirm({ decision: decisionNames[checked.action]().toLowerCase() })}
          onConfirm={submit}
          onClose={() => setChecked(null)}
        >
          {checked.terms && <p>{view?.termsText?.(checked.terms)}</p>}
          <p>{m.casework_confirm_text()}</p>
        </ConfirmDialog>
      )}
    </form>
  )
}

/** Without the action that they belong to, as they are sent. */
function termsOf({ terms }: OpenCase, action: CaseDecision) {
  return terms
    .filter((one) => one.action === action)
    .map(({ key, amountOre }) => ({ key, amountOre }))
}

function joined(before: string, text: string): string {
  return before.trim() === '' ? text : `${before.trim()}\n\n${text}`
}

function decisionFieldText(code: string): string | undefined {
  if (code === 'COMMENT_REQUIRED') return m.case_comment_required()
  if (code === 'TERMS_REQUIRED') return m.casework_terms_required()
  return code === 'ACTION_REQUIRED' ? m.casework_action_required() : fieldText(code)
}
