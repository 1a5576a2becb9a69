import { Button, Field, Label, Select, ValidationMessage } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { InstitutionOptions } from '#core/studies/InstitutionOptions.tsx'
import { institutionChoices } from '#core/studies/institutions.ts'
import { institutionsQuery } from '#core/studies/queries.ts'
import { m } from '#messages'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { DeliveryFile } from '../delivery-form.ts'
import { deliveriesQuery, type ImportOutcome, importFile } from '../queries.ts'
import styles from './Deliveries.module.css'
import { DeliveryResult } from './DeliveryResult.tsx'

const idPrefix = 'delivery-'

/** Imports the file of an institution: all lines, or none. */
export function DeliveryForm() {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const { data: institutions } = useQuery(institutionsQuery)
  const choices = institutionChoices(institutions ?? [])
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null)
  const form = useForm({ resolver: zodResolver(DeliveryFile), shouldFocusError: false })
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: ['institution', 'files'],
    errorText: staffErrorText,
    codeText: (code) => fieldTexts[code]?.(),
    send: async ({ institution, files }) => {
      setOutcome(null)
      const [file] = files
      if (!file) return
      const outcome = await whileLoggedIn(() => importFile(institution, file))
      setOutcome(outcome)
      if (outcome.kind !== 'imported') return
      form.reset()
      await queryClient.invalidateQueries({ queryKey: deliveriesQuery.queryKey })
    },
  })
  const institutionError = textOf('institution')
  return (
    <section className={styles.section} aria-labelledby="delivery-heading">
      <h2 id="delivery-heading">{m.semester_delivery_heading()}</h2>
      <p>{m.semester_delivery_text()}</p>
      <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
        <ProblemSummary problems={problems} failures={failures} />
        <Field>
          <Label htmlFor={`${idPrefix}institution`}>{m.semester_delivery_institution()}</Label>
          <Select
            id={`${idPrefix}institution`}
            aria-invalid={institutionError ? true : undefined}
            {...form.register('institution')}
          >
            <option value="">{m.semester_delivery_choose()}</option>
            <InstitutionOptions institutions={choices} />
          </Select>
          {institutions && choices.length === 0 && <p>{m.institutions_none()}</p>}
          {institutionError && <ValidationMessage>{institutionError}</ValidationMessage>}
        </Field>
        <TextField
          id={`${idPrefix}files`}
          label={m.semester_delivery_file()}
          hint={m.semester_delivery_file_hint()}
          type="file"
          accept=".csv,text/csv"
          error={textOf('files')}
          {...form.register('files')}
        />
        <Button type="submit" loading={isSubmitting}>
          {isSubmitting ? m.semester_delivery_sending() : m.semester_delivery_send()}
        </Button>
      </form>
      {outcome && <DeliveryResult outcome={outcome} />}
    </section>
  )
}

const fieldTexts: Readonly<Record<string, () => string>> = {
  INSTITUTION_REQUIRED: m.semester_delivery_institution_required,
  FILE_REQUIRED: m.semester_delivery_file_required,
  FILE_TOO_LARGE: m.semester_delivery_file_too_large,
}
