import { Button } from '@digdir/designsystemet-react'
import { useEffect, useRef } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { osloDate } from '#platform/time/oslo.ts'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { beginValues, type FormValues } from '../begin-values.ts'
import type { Draft } from '../draft.ts'
import { type FormDefinition, type KnownAccount, lockedFields } from '../form-definition.ts'
import { formErrorText, problemText } from '../form-texts.ts'
import { emptyHoneypot, filledHoneypot } from '../honeypots.ts'
import { getFormToken } from '../queries.ts'
import { type FieldProblem, type FieldProblems, readAnswers } from '../read-answers.ts'
import { sendWithToken } from '../send-with-token.ts'
import { useSavedDraft } from '../use-saved-draft.ts'
import { FormFieldInput } from './FormFieldInput.tsx'
import { Honeypot } from './Honeypot.tsx'
import { LockedNote } from './LockedNote.tsx'
import styles from './PublicForm.module.css'
import type { PublicFormProps } from './public-form-props.ts'

type Props = PublicFormProps & {
  userId: string | null
  account: KnownAccount | null
  /** What was written before in this tab. */
  draft: Draft | null
  onSent: (email: string) => void
}

const today = () => osloDate(new Date())

/** The fields of a form in their order, and its sending. */
export function FormFields({ definition, send, sendText, onSent, ...begun }: Props) {
  const { userId, account } = begun
  const { id, fields } = definition
  const idPrefix = `${id}-`
  const trap = useRef<HTMLInputElement>(null)
  const form = useForm<FormValues>({
    resolver: (values) => {
      const read = readAnswers(definition, values, today())
      return 'problems' in read
        ? { values: {}, errors: errorsOf(definition, read.problems) }
        : { values, errors: {} }
    },
    defaultValues: beginValues(definition, begun),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const names = fields.map((field) => field.id)
  const draft = useSavedDraft(form, { formId: id, draft: begun.draft, userId, fields: names })
  const fetchFirstToken = useRef(async () => {
    if (draft.knownToken() === null) draft.keepToken(await getFormToken())
  })
  // One that cannot be had is asked for again when the form is sent.
  useEffect(() => void fetchFirstToken.current().catch(() => undefined), [])

  const { submit, isSubmitting, problems, failures, textOf } = useSubmit<FormValues>(form, {
    idPrefix,
    fields: names,
    errorText: begun.errorText ?? formErrorText,
    codeText: (text) => text,
    send: async (values) => {
      const traps = {
        [emptyHoneypot]: trap.current?.value ?? '',
        [filledHoneypot.field]: filledHoneypot.value,
      }
      try {
        await sendWithToken({
          known: draft.knownToken(),
          getToken: getFormToken,
          keepToken: draft.keepToken,
          send: (token) => send({ token, ...traps, answers: values }),
        })
      } catch (failure) {
        for (const [field, error] of Object.entries(errorsOf(definition, refusedFields(failure))))
          form.setError(field, { message: String(error?.message) })
        throw failure
      }
      draft.forget()
      onSent(String(values.email))
    },
  })

  const locked: readonly string[] = lockedFields(account)
  const typed = form.watch()
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      {fields.some((field) => locked.includes(field.id)) && <LockedNote />}
      {fields.map((field) => (
        <FormFieldInput
          key={field.id}
          form={form}
          field={field}
          idPrefix={idPrefix}
          typed={typed}
          error={textOf(field.id)}
          isLocked={locked.includes(field.id)}
        />
      ))}
      <Honeypot idPrefix={idPrefix} ref={trap} />
      <div className={styles.send}>
        <Button
          type="submit"
          loading={isSubmitting}
          disabled={isSubmitting}
          aria-describedby={`${idPrefix}state`}
        >
          {isSubmitting ? m.form_sending() : sendText}
        </Button>
        <p id={`${idPrefix}state`} className={formStyles.hint}>
          {m.form_kept()}
        </p>
      </div>
    </form>
  )
}

function errorsOf({ fields }: FormDefinition, problems: FieldProblems): FieldErrors<FormValues> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problems[field.id]
      if (!problem) return []
      return [[field.id, { type: problem, message: problemText(field, problem, today()) }]]
    }),
  )
}

/** Where the server sees what the page did not, as when a day has passed since. */
function refusedFields(failure: unknown): FieldProblems {
  if (!(failure instanceof ApiError && failure.code === 'FIELDS_INVALID')) return {}
  return (failure.answer as { fields?: Record<string, FieldProblem> } | null)?.fields ?? {}
}
