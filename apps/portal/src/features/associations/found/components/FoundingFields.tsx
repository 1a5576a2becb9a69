import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type Path, useForm } from 'react-hook-form'
import { useSubmit } from '#core/accounts/forms/use-submit.ts'
import { longest } from '#core/associations/limits.ts'
import { FileField } from '#core/files/components/FileField.tsx'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { InstitutionOptions } from '#core/studies/InstitutionOptions.tsx'
import { institutionChoices } from '#core/studies/institutions.ts'
import { institutionsQuery } from '#core/studies/queries.ts'
import { m } from '#messages'
import { languageName } from '#platform/format.ts'
import { locales, textIn } from '#platform/i18n/localized.ts'
import { Choices } from '#ui/form/Choices.tsx'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import styles from '../../components/Associations.module.css'
import type { Founding } from '../../model/contract.ts'
import {
  type FoundingFile,
  type FoundingForm,
  foundingFiles,
  foundingForm,
} from '../../model/founding-form.ts'
import { mostFounders } from '../../model/limits.ts'
import { foundingFieldText, ownErrorText } from '../../model/refusal-messages.ts'
import { initialValues } from '../initial-values.ts'
import { readFoundingAgain, submitApplication } from '../queries.ts'
import { readFoundingDraft, useFoundingDraft } from '../use-founding-draft.ts'
import { FounderFields } from './FounderFields.tsx'

const idPrefix = 'founding-'

type Props = { founding: Founding; userId: string; onDone: () => void }

/** The application: what the association is, its papers, and who founds it. */
export function FoundingFields({ founding, userId, onDone }: Props) {
  const { application, choices, applicant, leastFounders } = founding
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const institutions = useQuery(institutionsQuery).data ?? []
  const [progress, setProgress] = useState<number | null>(null)
  const [chosen, setChosen] = useState<Readonly<Record<FoundingFile, readonly File[]>>>({
    statutes: [],
    minutes: [],
  })
  const resolver = useMemo(
    () => zodResolver(foundingForm({ applicantEmail: applicant.email, leastFounders })),
    [applicant.email, leastFounders],
  )
  const [values] = useState(() =>
    initialValues(founding, application ? null : readFoundingDraft(userId)),
  )
  const form = useForm<FoundingForm>({
    resolver: resolver as never,
    defaultValues: values,
    shouldFocusError: false,
  })
  const draft = useFoundingDraft(form, userId)
  const founders = form.watch('founders')
  // A list has its own problem at its root; those of its fields are beside them.
  const listText = () =>
    form.formState.errors.founders?.root ? m.associations_founders_too_few() : undefined
  const { submit, isSubmitting, problems, failures, textOf } = useSubmit(form, {
    idPrefix,
    fields: fieldsOf(founders.length),
    fieldOf: {
      STATUTES_NOT_PDF: 'statutes',
      STATUTES_REQUIRED: 'statutes',
      MINUTES_NOT_PDF: 'minutes',
      MINUTES_REQUIRED: 'minutes',
    },
    errorText: ownErrorText,
    codeText: (code, field) =>
      field === 'founders' && code === '' ? listText() : foundingFieldText(code),
    send: async ({ statutes: _, minutes: __, ...content }) => {
      const files = foundingFiles.flatMap((kind) =>
        chosen[kind].map((file) => ({ kind, file }) as const),
      )
      try {
        setProgress(0)
        await whileLoggedIn(() =>
          submitApplication(application?.id ?? null, { content, files }, setProgress),
        )
        draft.forget()
        showMessage(m.associations_application_sent(), 'success')
        await readFoundingAgain(queryClient)
        onDone()
      } finally {
        setProgress(null)
      }
    },
  })

  /** The form knows their names and sizes; the files themselves stay here. */
  function choose(kind: FoundingFile, files: readonly File[]) {
    setChosen((before) => ({ ...before, [kind]: files }))
    const stays = files.length === 0 && application?.[kind] ? [application[kind]] : []
    const known = [...stays, ...files].map(({ name, size }) => ({ name, size }))
    form.setValue(kind, known, { shouldValidate: form.formState.isSubmitted })
  }

  const fileField = (kind: FoundingFile, label: string) => (
    <FileField
      id={`${idPrefix}${kind}`}
      label={label}
      files={chosen[kind]}
      kept={chosen[kind].length === 0 && application?.[kind] ? [application[kind]] : []}
      most={1}
      isPdfOnly
      error={textOf(kind)}
      progress={progress}
      onChange={(files) => choose(kind, files.slice(-1))}
    />
  )

  return (
    <form method="post" className={formStyles.form} onSubmit={submit} noValidate>
      <ProblemSummary problems={problems} failures={failures} />
      <TextField
        id={`${idPrefix}name`}
        label={m.associations_name()}
        maxLength={longest.name}
        error={textOf('name')}
        {...form.register('name')}
      />
      {locales.map((locale) => (
        <TextField
          key={locale}
          id={`${idPrefix}purpose.${locale}`}
          label={m.associations_in_language({
            field: m.associations_purpose(),
            language: languageName(locale),
          })}
          hint={m.associations_purpose_hint()}
          maxLength={longest.purpose}
          error={textOf(`purpose.${locale}`)}
          {...form.register(`purpose.${locale}`)}
        />
      ))}
      {locales.map((locale) => (
        <TextArea
          key={locale}
          id={`${idPrefix}description.${locale}`}
          label={m.associations_in_language({
            field: m.associations_description(),
            language: languageName(locale),
          })}
          hint={m.associations_description_hint()}
          rows={5}
          error={textOf(`description.${locale}`)}
          {...form.register(`description.${locale}`)}
        />
      ))}
      <SelectField
        id={`${idPrefix}institution`}
        label={m.association_field_institution()}
        hint={m.associations_institution_hint()}
        error={textOf('institution')}
        {...form.register('institution')}
      >
        <option value="">{m.associations_institution_all()}</option>
        <InstitutionOptions
          institutions={institutionChoices(institutions, application?.institution)}
        />
      </SelectField>
      <SelectField
        id={`${idPrefix}campus`}
        label={m.association_field_campus()}
        error={textOf('campus')}
        {...form.register('campus')}
      >
        <option value="">{m.associations_campus_none()}</option>
        {choices.campuses.map(({ id, name }) => (
          <option key={id} value={String(id)}>
            {textIn(name)}
          </option>
        ))}
      </SelectField>
      {choices.topics.length > 0 && (
        <SelectField
          id={`${idPrefix}topic`}
          label={m.association_field_topic()}
          error={textOf('topic')}
          {...form.register('topic')}
        >
          <option value="">{m.associations_topic_none()}</option>
          {choices.topics.map(({ id, name }) => (
            <option key={id} value={id}>
              {textIn(name)}
            </option>
          ))}
        </SelectField>
      )}
      <Choices
        id={`${idPrefix}languages`}
        legend={m.associations_languages()}
        hint={m.associations_languages_hint()}
        type="checkbox"
        options={locales.map((value) => ({ value, text: languageName(value) }))}
        chosen={form.watch('languages')}
        error={textOf('languages')}
        onChange={(languages) =>
          form.setValue('languages', languages, { shouldValidate: form.formState.isSubmitted })
        }
      />
      {fileField('statutes', m.associations_statutes_label())}
      {fileField('minutes', m.associations_minutes_label())}
      <FounderFields
        form={form}
        idPrefix={idPrefix}
        leastFounders={leastFounders}
        most={mostFounders}
        textOf={textOf}
      />
      <p className={styles.subtle}>{m.associations_confirm_by_sending()}</p>
      <div className={styles.buttons}>
        <Button type="submit" loading={isSubmitting}>
          {application ? m.associations_send_again() : m.associations_send()}
        </Button>
        {application && (
          <Button type="button" variant="secondary" disabled={isSubmitting} onClick={onDone}>
            {m.associations_cancel_edit()}
          </Button>
        )}
      </div>
    </form>
  )
}

/** In their order on the screen. */
function fieldsOf(founders: number): Path<FoundingForm>[] {
  const inLanguages = (field: 'purpose' | 'description') =>
    locales.map((locale) => `${field}.${locale}` as const)
  return [
    'name',
    ...inLanguages('purpose'),
    ...inLanguages('description'),
    'institution',
    'campus',
    'topic',
    'languages',
    'statutes',
    'minutes',
    'founders',
    ...Array.from({ length: founders }, (_, place) => [
      `founders.${place}.name` as const,
      `founders.${place}.email` as const,
    ]).flat(),
  ]
}
