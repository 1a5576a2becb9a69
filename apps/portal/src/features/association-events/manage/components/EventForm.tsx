import { locales } from '@trivsel/content-contract/locales'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { type Path, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { eventErrorText } from '../../model/event-refusal-texts.ts'
import type { EventForm as SentEvent } from '../event-form.ts'
import { eventFieldText } from '../field-texts.ts'
import { daysOfTyped, judgeTyped, type TypedEvent } from '../typed-event.ts'
import { EventFields } from './EventFields.tsx'
import { idPrefix } from './field-props.ts'

type Props = {
  initial: TypedEvent
  isNew: boolean
  /** What is done with it. */
  send: (event: SentEvent, days: readonly string[]) => Promise<void>
  /** Above the fields. */
  before?: ReactNode
  /** The buttons. */
  children: (isSubmitting: boolean) => ReactNode
}

/** The form of an event: a new one, one that is changed, or a copy. */
export function EventForm({ initial, isNew, send, before, children }: Props) {
  const form = useForm<TypedEvent>({
    resolver: resolverFor(isNew),
    defaultValues: initial,
    shouldFocusError: false,
  })
  const { isDirty, isSubmitSuccessful } = form.formState
  useLeaveWarning(isDirty && !isSubmitSuccessful)
  useProblemsJudgedAgain(form)
  const refused = useRef<unknown>(null)
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: fieldsOf(form.watch('questions').length),
    fieldOf: {
      EVENT_IN_PAST: 'startDay',
      EVENT_TOO_FAR: 'startDay',
      EVENT_ENDS_BEFORE: 'endTime',
      EVENT_BELOW_TAKEN: 'capacity',
    },
    errorText: eventErrorText,
    // How many places are taken is in the answer, so this text beside the field comes from it.
    codeText: (code, field) =>
      code === 'EVENT_BELOW_TAKEN' ? eventErrorText(refused.current) : eventFieldText(code, field),
    send: async (typed) => {
      const judged = judgeTyped(typed)
      try {
        if ('event' in judged) await send(judged.event, daysOfTyped(typed).kept)
      } catch (failure) {
        refused.current = failure
        throw failure
      }
    },
  })
  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      {before}
      <EventFields form={form} textOf={textOf} isNew={isNew} />
      {children(isSubmitting)}
    </form>
  )
}

function resolverFor(isNew: boolean): Resolver<TypedEvent> {
  return (typed) => {
    const judged = judgeTyped(typed)
    const problems: Record<string, string> = 'problems' in judged ? { ...judged.problems } : {}
    if (isNew && typed.startDay !== '' && daysOfTyped(typed).kept.length === 0)
      problems[typed.repeat === '' ? 'startDay' : 'removedDays'] ??= 'DAYS_REQUIRED'
    const found = Object.entries(problems)
    if (found.length === 0) return { values: typed, errors: {} }
    return { values: {}, errors: nested(found) }
  }
}

/** `{ 'title.no': code }` as the form looks for it: `{ title: { no: { message: code } } }`. */
function nested(problems: readonly (readonly [string, string])[]) {
  const errors: Record<string, unknown> = {}
  for (const [name, message] of problems) {
    const parts = name.split('.')
    const last = parts.pop() ?? ''
    let at = errors
    for (const part of parts) {
      at[part] ??= {}
      at = at[part] as Record<string, unknown>
    }
    at[last] = { type: 'value', message }
  }
  return errors
}

/** In their order on the screen. */
function fieldsOf(questions: number): Path<TypedEvent>[] {
  return [
    ...locales.flatMap((locale) => [`title.${locale}`, `text.${locale}`] as const),
    'languages',
    'startDay',
    'startTime',
    'endDay',
    'endTime',
    'repeatTimes',
    'repeatUntil',
    'removedDays',
    'place',
    'audience',
    'capacity',
    'membersFirstDays',
    'closesHours',
    'promotedHours',
    'link',
    'memberPriceOre',
    'priceOre',
    'payMinutes',
    'refundHours',
    'lateRefundPercent',
    ...Array.from({ length: questions }, (_, at) =>
      locales.flatMap(
        (locale) =>
          [`questions.${at}.text.${locale}`, `questions.${at}.options.${locale}`] as const,
      ),
    ).flat(),
    'answerDays',
  ]
}

/** One field can mend the problem of another: a title in English that of the one in Norwegian. */
function useProblemsJudgedAgain(form: UseFormReturn<TypedEvent>): void {
  useEffect(() => {
    const { unsubscribe } = form.watch(({ questions }) => {
      const wrong = fieldsOf(questions?.length ?? 0).filter(
        (name) => form.getFieldState(name).invalid,
      )
      if (wrong.length > 0) void form.trigger(wrong)
    })
    return unsubscribe
  }, [form])
}

/** The browser asks before it leaves what is not saved. */
function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
