import { Button } from '@digdir/designsystemet-react'
import type { ReactNode } from 'react'
import type { FieldValues, Path, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import formStyles from '#ui/form/Form.module.css'
import styles from '#ui/form/FormPage.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'

type FieldProps = UseFormRegisterReturn & { id: string; error: string | undefined }

type Props<Values extends FieldValues> = {
  /** The ids of the section and its fields begin with it. */
  id: string
  heading: string
  intro?: ReactNode
  form: UseFormReturn<Values>
  /** In their order on the screen. */
  fields: readonly Path<Values>[]
  /** The field that a refusal is about. */
  fieldOf: Readonly<Record<string, Path<Values>>>
  send: (values: Values) => Promise<unknown>
  sentText: () => string
  submitText: string
  submittingText: string
  children: (field: (name: Path<Values>) => FieldProps) => ReactNode
}

/** A section of the security page: a form that changes how its owner logs in. */
export function SecurityForm<Values extends FieldValues>(props: Props<Values>) {
  const { id, form, fields, fieldOf } = props
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const idPrefix = `${id}-`
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields,
    fieldOf,
    send: async (values) => {
      await whileLoggedIn(() => props.send(values))
      form.reset()
      showMessage(props.sentText(), 'success')
    },
  })
  const headingId = `${idPrefix}heading`
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>{props.heading}</h2>
      {props.intro}
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        {props.children((name) => ({
          id: idPrefix + name,
          error: textOf(name),
          ...form.register(name),
        }))}
        <Button type="submit" loading={isSubmitting}>
          {isSubmitting ? props.submittingText : props.submitText}
        </Button>
      </form>
    </section>
  )
}
