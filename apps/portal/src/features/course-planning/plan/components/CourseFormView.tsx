import { locales } from '@trivsel/content-contract/locales'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { FormProvider, type Path, type Resolver, useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { QuestionFields } from '#core/questions/components/QuestionFields.tsx'
import { useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import type { CourseForm } from '../../model/course-form.ts'
import { planningFieldText } from '../../model/field-texts.ts'
import { planningErrorText } from '../../model/refusal-texts.ts'
import { judgeTyped, type TypedCourse } from '../typed-course.ts'
import { CourseFields } from './CourseFields.tsx'
import { DateFields } from './DateFields.tsx'
import { idPrefix } from './field-props.ts'
import { SeatFields } from './SeatFields.tsx'

type Props = {
  initial: TypedCourse
  /** Of the course as it was read; null for a new one. */
  seen: { readonly id: string; readonly version: number } | null
  /** @param forget lets go of what is kept of the texts, once it is saved */
  send: (course: CourseForm, forget: () => void) => Promise<void>
  /** The buttons. */
  children: (isSubmitting: boolean) => ReactNode
}

/** What is kept while somebody writes: the texts, which take long. */
const keptFields = [
  ...locales.flatMap((locale) => [`title.${locale}`, `text.${locale}`] as const),
  'teacher',
  'place',
  'link',
] as const satisfies readonly Path<TypedCourse>[]

/** The form of a course: a new one, or one that is changed. */
export function CourseFormView({ initial, seen, send, children }: Props) {
  const form = useForm<TypedCourse>({
    resolver,
    defaultValues: initial,
    shouldFocusError: false,
  })
  const draft = useStaffDraft(form, {
    key: seen ? `course-plan:${seen.id}` : 'course-plan-new',
    fields: keptFields,
    version: seen?.version ?? null,
  })
  const [dates, questions] = [form.watch('dates').length, form.watch('questions').length]
  const refused = useRef<unknown>(null)
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: fieldsOf(dates, questions),
    fieldOf: { COURSE_BELOW_TAKEN: 'capacity' },
    errorText: planningErrorText,
    // How many seats are taken is in the answer.
    codeText: (code) =>
      code === 'COURSE_BELOW_TAKEN' ? planningErrorText(refused.current) : planningFieldText(code),
    send: async (typed) => {
      const judged = judgeTyped(typed)
      try {
        if ('course' in judged) await send(judged.course, draft.forget)
      } catch (failure) {
        refused.current = failure
        throw failure
      }
    },
  })
  useEffect(() => {
    // One field can mend the problem of another: the deadline that of a date.
    const { unsubscribe } = form.watch((values) => {
      const wrong = fieldsOf(values.dates?.length ?? 0, values.questions?.length ?? 0).filter(
        (name) => form.getFieldState(name).invalid,
      )
      if (wrong.length > 0) void form.trigger(wrong)
    })
    return unsubscribe
  }, [form])
  return (
    <FormProvider {...form}>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <CourseFields form={form} textOf={textOf} draft={draft} />
        <DateFields form={form} textOf={textOf} />
        <SeatFields form={form} textOf={textOf} />
        <QuestionFields idPrefix={idPrefix} textOf={textOf} />
        {children(isSubmitting)}
      </form>
    </FormProvider>
  )
}

const resolver: Resolver<TypedCourse> = (typed) => {
  const judged = judgeTyped(typed)
  if ('course' in judged) return { values: typed, errors: {} }
  return { values: {}, errors: nested(Object.entries(judged.problems)) }
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
function fieldsOf(dates: number, questions: number): Path<TypedCourse>[] {
  const each = <Name extends string>(count: number, names: (at: number) => readonly Name[]) =>
    Array.from({ length: count }, (_, at) => names(at)).flat()
  return [
    ...locales.flatMap((locale) => [`title.${locale}`, `text.${locale}`] as const),
    'languages',
    'teacher',
    'audience',
    'place',
    'link',
    'dates',
    ...each(
      dates,
      (at) =>
        [
          `dates.${at}.day`,
          `dates.${at}.startTime`,
          `dates.${at}.endTime`,
          `dates.${at}.place`,
        ] as const,
    ),
    'capacity',
    'mostSeats',
    'closesDay',
    'closesTime',
    'promotedHours',
    'studentPriceOre',
    'memberPriceOre',
    'otherPriceOre',
    'vatPercent',
    'payMinutes',
    'refundHours',
    'keepOre',
    'keepPercent',
    'passHours',
    'remindHours',
    'certificateDates',
    ...each(questions, (at) =>
      locales.flatMap(
        (locale) =>
          [`questions.${at}.text.${locale}`, `questions.${at}.options.${locale}`] as const,
      ),
    ),
    'answerDays',
  ]
}
