import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { type Refusals, type Submission, useSubmit } from '#core/accounts/forms/use-submit.ts'
import { type UsedDraft, useStaffDraft } from '#core/staff-area/drafts/use-staff-draft.ts'
import type { Fields } from './field.ts'
import { inputsOf, type NamedInput, problemsOf, readTyped, type Typed, writeTyped } from './form.ts'
import { nameProblems } from './name-problems.ts'

export type EditableForm<Context> = Submission & {
  readonly idPrefix: string
  readonly inputs: readonly {
    readonly input: NamedInput<Context>
    readonly registered: ReturnType<ReturnType<typeof useForm<Typed>>['register']>
    /** The value as it is now, for controls that show it themselves. */
    readonly typed: () => string
    readonly choose: (value: string) => void
  }[]
  readonly draft: UsedDraft
}

/** Keeps what is typed in a form and brings it back; the same hook at each rendering. */
export type KeepDraft = typeof useStaffDraft<Typed>

type Values = Readonly<Record<string, unknown>>

/**
 * A form of staff that descriptions make: its inputs, its draft on the server, its problems.
 * @param values shown at first, by field. Inputs that nobody has changed follow them.
 * @param send sends it; `show` puts what was saved into a form that stays on the screen
 * @param toEdit what is sent, with the values that were typed; `schema` judges the whole of it
 * @param fieldOf the input that a refusal is about
 * @param useKeptDraft keeps what is typed, where the form is none of the staff area
 */
export function useEditableForm<Edit, Context>(
  fields: Fields<Context>,
  options: {
    readonly idPrefix: string
    readonly values: Values
    readonly schema: z.ZodMiniType<Edit>
    readonly toEdit: (values: Record<string, unknown>) => unknown
    readonly draft: { readonly key: string; readonly version?: number | null }
    readonly fieldOf?: Readonly<Record<string, string>>
    readonly send: (edit: Edit, draft: UsedDraft, show: (saved: Values) => void) => Promise<void>
  } & Refusals,
  useKeptDraft: KeepDraft = useStaffDraft,
): EditableForm<Context> {
  const { idPrefix, values, schema, toEdit, fieldOf = {}, send, ...refusals } = options
  const judge = (typed: Typed) => schema.safeParse(toEdit(readTyped(fields, typed)))
  const form = useForm<Typed>({
    resolver: (typed) => {
      const { error } = judge(typed)
      if (!error) return { values: typed, errors: {} }
      const problems = Object.entries(problemsOf(fields, error.issues))
      const errors = problems.map(([name, message]) => [name, { type: 'value', message }])
      return { values: {}, errors: Object.fromEntries(errors) }
    },
    values: writeTyped(fields, values),
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  })
  const inputs = inputsOf(fields)
  const names = inputs.map(({ name }) => name)
  const draft = useKeptDraft(form, { ...options.draft, fields: names })
  const submission = useSubmit(form, {
    ...refusals,
    idPrefix,
    fields: names,
    fieldOf,
    send: async (typed) => {
      const { data } = judge(typed)
      const show = (saved: Values) =>
        form.reset(writeTyped(fields, saved), { keepDirtyValues: false })
      if (data !== undefined) await send(data, draft, show)
    },
  })
  const labels = new Map(inputs.map(({ name, label }) => [idPrefix + name, label]))
  return {
    ...submission,
    problems: nameProblems(submission.problems, (fieldId) => labels.get(fieldId ?? '')?.()),
    idPrefix,
    draft,
    inputs: inputs.map((input) => ({
      input,
      registered: form.register(input.name),
      typed: () => form.watch(input.name) ?? '',
      choose: (value) =>
        form.setValue(input.name, value, {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        }),
    })),
  }
}
