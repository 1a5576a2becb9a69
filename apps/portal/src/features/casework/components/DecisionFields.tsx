import { Button } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type Locale, languageOf } from '@trivsel/content-contract/locales'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { fieldText } from '#core/accounts/forms/refusal-messages.ts'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { type CaseDecision, graceSeconds, needsComment } from '#core/cases/rules.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { DraftNote } from '#core/staff-area/drafts/DraftNote.tsx'
import type { UsedDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import { useStaffOffers } from '#core/staff-area/staff-offers.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { Choices } from '#ui/form/Choices.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useShortcuts } from '#ui/shortcuts/use-shortcuts.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { decisionNames, findView } from '../case-texts.ts'
import type { OpenCase } from '../contract.ts'
import { type DecidedValues, setJustDecided } from '../just-decided.ts'
import { casesChanged, decide, queuePlaceQuery, templatesQuery } from '../queries.ts'
import { caseErrorText } from '../refusal-messages.ts'
import styles from './Case.module.css'
import { OwnTemplates } from './OwnTemplates.tsx'
import { TemplateChoice } from './TemplateChoice.tsx'
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
  /** That one works through: saving opens the next case of it. */
  queue: TableSearch
}

/** A decision and the comment to the student. It can be taken back for two minutes. */
export function DecisionFields({ found, form, draft, version, queue }: Props) {
  const { caseViews } = useStaffOffers()
  const view = findView(caseViews, found.kind)
  const { data: templates } = useQuery(templatesQuery)
  const [isOwnOpen, setOwnOpen] = useState(false)
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const navigate = useNavigate()
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['action', 'terms', 'reasons', 'comment'],
    fieldOf: {
      COMMENT_REQUIRED: 'comment',
      TERMS_CHANGED: 'terms',
      REASONS_REQUIRED: 'reasons',
      REASONS_CHANGED: 'reasons',
    },
    errorText: (failure) => caseErrorText(failure, view),
    codeText: decisionFieldText,
    send: async (values) => {
      if (needsComment(values.action) && values.comment === '')
        return form.setError('comment', { message: 'COMMENT_REQUIRED' })
      if (termsOf(found, values.action).length > 0 && !values.terms)
        return form.setError('terms', { message: 'TERMS_REQUIRED' })
      if (reasonsOf(found, values.action).length > 0 && !values.reasons?.length)
        return form.setError('reasons', { message: 'REASONS_REQUIRED' })
      try {
        await whileLoggedIn(() => decide(found.id, { ...values, version }))
        draft.forget()
        form.reset()
        await openNext(values)
      } finally {
        await queryClient.invalidateQueries(casesChanged)
      }
    },
  })

  async function openNext(values: DecidedValues) {
    const { id, name } = found
    setJustDecided({ id, name, values, until: Date.now() + graceSeconds * 1_000 })
    const next = await queryClient.fetchQuery(queuePlaceQuery(id, queue)).catch(() => null)
    if (!next?.id) {
      showMessage(m.casework_saved(), 'success')
      document.getElementById('decide-heading')?.focus()
      return
    }
    await navigate({ to: '/staff/cases/$id', params: { id: next.id }, search: queue })
  }

  function choose(value: CaseDecision) {
    form.setValue('action', value, { shouldDirty: true })
    const [only = null, ...others] = termsOf(found, value)
    form.setValue('terms', others.length === 0 ? only : null)
    if (reasonsOf(found, value).length === 0) form.setValue('reasons', undefined)
    form.clearErrors(['terms', 'reasons'])
  }

  /** The next stop is what the decision still needs, and the button when it needs nothing. */
  function chooseByKey(value: CaseDecision) {
    if (!found.possible.includes(value) || found.pending) return
    // The terms are there, and the focus is, before the next key is pressed.
    flushSync(() => choose(value))
    document.getElementById(idPrefix + firstNeeded(found, value))?.focus()
  }

  useShortcuts({
    a: () => chooseByKey('approve'),
    r: () => chooseByKey('reject'),
    e: () => chooseByKey('ask-for-changes'),
    t: () => document.getElementById(`${idPrefix}template`)?.focus(),
  })
  const action = form.watch('action')
  const offered = action ? termsOf(found, action) : []
  const chosen = form.watch('terms')
  const reasons = action ? reasonsOf(found, action) : []
  return (
    <>
      <form
        method="post"
        className={formStyles.form}
        onSubmit={submit}
        onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.requestSubmit()
        }}
        noValidate
      >
        <ProblemSummary problems={problems} failures={failures} />
        <Choices<CaseDecision>
          id={`${idPrefix}action`}
          legend={m.casework_action()}
          type="radio"
          options={found.possible.map((value) => ({ value, text: decisionNames[value]() }))}
          chosen={action ? [action] : []}
          error={textOf('action')}
          onChange={([value]) => value && choose(value)}
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
        {reasons.length > 0 && (
          <Choices
            id={`${idPrefix}reasons`}
            legend={m.casework_reasons()}
            hint={m.casework_reasons_hint()}
            type="checkbox"
            options={reasons.map(({ id, name }) => ({ value: id, text: textIn(name) }))}
            chosen={form.watch('reasons') ?? []}
            error={textOf('reasons')}
            onChange={(ids) => {
              form.setValue('reasons', ids, { shouldDirty: true })
              form.clearErrors('reasons')
            }}
          />
        )}
        <div className={styles.templates}>
          {templates && (
            <TemplateChoice
              id={`${idPrefix}template`}
              templates={templates}
              kind={found.kind}
              language={found.language}
              onChoose={(text) =>
                form.setValue('comment', joined(form.getValues('comment'), text), {
                  shouldDirty: true,
                })
              }
            />
          )}
          <Button type="button" variant="tertiary" onClick={() => setOwnOpen(true)}>
            {m.casework_own_templates()}
          </Button>
        </div>
        <TextArea
          id={`${idPrefix}comment`}
          label={m.casework_comment()}
          hint={commentHints[found.language]()}
          rows={4}
          lang={languageOf(found.language)}
          error={textOf('comment')}
          {...form.register('comment')}
        />
        <DraftNote draft={draft} />
        <div className={styles.save}>
          <Button id={`${idPrefix}save`} type="submit" loading={isSubmitting}>
            {isSubmitting ? m.casework_saving() : m.casework_save()}
          </Button>
          <p className={styles.consequence}>{m.casework_confirm_text()}</p>
        </div>
      </form>
      {isOwnOpen && (
        <OwnTemplates
          kind={found.kind}
          language={found.language}
          comment={form.getValues('comment')}
          onClose={() => setOwnOpen(false)}
        />
      )}
    </>
  )
}

/** Without the action that they belong to, as they are sent. */
function termsOf({ terms }: OpenCase, action: CaseDecision) {
  return terms
    .filter((one) => one.action === action)
    .map(({ key, amountOre }) => ({ key, amountOre }))
}

function firstNeeded(
  found: OpenCase,
  action: CaseDecision,
): 'reasons' | 'comment' | 'terms' | 'save' {
  if (reasonsOf(found, action).length > 0) return 'reasons'
  if (needsComment(action)) return 'comment'
  return termsOf(found, action).length > 1 ? 'terms' : 'save'
}

/** Only a rejection gives reasons. */
const reasonsOf = ({ reasons }: OpenCase, action: CaseDecision) =>
  action === 'reject' ? reasons : []

function joined(before: string, text: string): string {
  return before.trim() === '' ? text : `${before.trim()}\n\n${text}`
}

function decisionFieldText(code: string): string | undefined {
  if (code === 'COMMENT_REQUIRED') return m.case_comment_required()
  if (code === 'TERMS_REQUIRED') return m.casework_terms_required()
  if (code === 'REASONS_REQUIRED') return m.casework_reasons_required()
  return code === 'ACTION_REQUIRED' ? m.casework_action_required() : fieldText(code)
}
