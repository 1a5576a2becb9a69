import { useEffect, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '#platform/api-client.ts'
import type { Problem } from '#ui/form/problem.ts'
import { useSingleFlight } from '#ui/form/use-single-flight.ts'
import { accountErrorText, fieldText } from './refusal-messages.ts'

export type Submission = {
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>
  isSubmitting: boolean
  problems: readonly Problem[]
  /** Number of failed submissions; the summary takes the focus after each. */
  failures: number
  /** The text beside a field. */
  textOf: (field: string) => string | undefined
}

/** The texts of a feature’s own refusals; those of accounts by default. */
export type Refusals = {
  /** The text for a failed call. */
  errorText?: (failure: unknown) => string
  /** The text beside a field with this code; `field` says which language a text is in. */
  codeText?: (code: string, field: string) => string | undefined
}

/**
 * Sends a form and collects its problems: those of the validation and those of the API.
 * @param fields in their order on the screen; the element ids are `idPrefix` + field
 * @param fieldOf the field that a refusal code is about; other refusals are about the whole form
 */
export function useSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  {
    send,
    fields,
    fieldOf = {},
    idPrefix = '',
    errorText = accountErrorText,
    codeText = fieldText,
  }: {
    send: (values: Values) => Promise<void>
    fields: readonly Path<Values>[]
    fieldOf?: Readonly<Record<string, Path<Values>>>
    idPrefix?: string
  } & Refusals,
): Submission {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [failures, setFailures] = useState(0)
  const singleFlight = useSingleFlight()
  useEffect(() => {
    document.addEventListener('click', ignoreSecondPress)
    return () => document.removeEventListener('click', ignoreSecondPress)
  }, [])
  const noteFailure = () => setFailures((count) => count + 1)

  const submit = form.handleSubmit(
    (values) =>
      singleFlight(async () => {
        setRefusal(null)
        try {
          await send(values)
        } catch (error) {
          const code = error instanceof ApiError ? error.code : ''
          const field = fieldOf[code]
          if (field) form.setError(field, { message: code })
          else {
            setRefusal(errorText(error))
            for (const named of fieldsNamedBy(error, fields))
              if (codeText('INVALID_REQUEST', named) !== undefined)
                form.setError(named, { message: 'INVALID_REQUEST' })
          }
          noteFailure()
        }
      }),
    () => {
      setRefusal(null)
      noteFailure()
    },
  )

  const textOf = (field: string) => {
    const { error } = form.getFieldState(field as Path<Values>, form.formState)
    return error && codeText(error.message ?? '', field)
  }
  const beside = fields.flatMap((field) => {
    const text = textOf(field)
    return text === undefined ? [] : [{ fieldId: idPrefix + field, text }]
  })
  return {
    submit,
    isSubmitting: form.formState.isSubmitting,
    problems: refusal === null ? beside : [{ fieldId: undefined, text: refusal }, ...beside],
    failures,
    textOf,
  }
}

/** Fields of the form that the API reports as invalid (INVALID_REQUEST). */
function fieldsNamedBy<Name extends string>(error: unknown, fields: readonly Name[]): Name[] {
  if (!(error instanceof ApiError) || error.code !== 'INVALID_REQUEST') return []
  const { fields: named } = (error.answer ?? {}) as { fields?: unknown }
  if (!Array.isArray(named)) return []
  const names = named.map((name) => `.${String(name)}`)
  return fields.filter((field) => names.some((name) => name.endsWith(`.${field}`)))
}

/** The second click of a double-click would submit the form after its reset. */
function ignoreSecondPress(event: MouseEvent): void {
  const { target, detail } = event
  if (detail > 1 && target instanceof Element && target.closest('button[type="submit"]'))
    event.preventDefault()
}
