import type { UseFormReturn } from 'react-hook-form'
import { InstitutionOptions } from '#core/studies/InstitutionOptions.tsx'
import type { Institution } from '#core/studies/institutions.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { sortedCountries } from '#platform/countries/countries.ts'
import { Choices } from '#ui/form/Choices.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import styles from '../../components/Application.module.css'
import { asksForNeed, depositFormsOf, type TypedApplication } from '../../model/application-form.ts'
import { fieldLabels } from '../field-texts.ts'

type Props = {
  form: UseFormReturn<TypedApplication>
  textOf: (field: string) => string | undefined
  institutions: readonly Institution[]
}

export const idPrefix = 'application-'

/** Of the headings of the parts. */
export const partIds = { you: `${idPrefix}about-you`, studies: `${idPrefix}about-studies` }

export function AboutYou({ form, textOf }: Omit<Props, 'institutions'>) {
  const locale = getLocale()
  const field = fieldOf(form, textOf)
  return (
    <fieldset className={styles.group}>
      <legend id={partIds.you} tabIndex={-1}>
        {m.deposit_about_you()}
      </legend>
      <TextField
        {...field('firstName')}
        hint={m.deposit_first_name_hint()}
        autoComplete="given-name"
      />
      <TextField {...field('lastName')} autoComplete="family-name" />
      <TextField {...field('dateOfBirth')} hint={m.deposit_birth_date_hint()} autoComplete="bday" />
      <SelectField {...field('country')}>
        <option value="">{m.deposit_choose_country()}</option>
        {sortedCountries(locale).map((country) => (
          <option key={country.code} value={country.no}>
            {country[locale]}
          </option>
        ))}
      </SelectField>
      {asksForNeed(form.watch('country')) && <Need form={form} textOf={textOf} />}
      <TextField {...field('email')} type="email" autoComplete="email" />
    </fieldset>
  )
}

/** Of citizens who need no residence permit: most of them came to the wrong form. */
function Need({ form, textOf }: Pick<Props, 'form' | 'textOf'>) {
  return (
    <>
      <NoticeBox tone="warning">
        <p>{m.deposit_need_text()}</p>
      </NoticeBox>
      <Choices
        id={`${idPrefix}needsDeposit`}
        legend={fieldLabels.needsDeposit()}
        type="radio"
        options={[
          { value: 'yes', text: m.deposit_need_yes() },
          { value: 'no', text: m.deposit_need_no() },
        ]}
        chosen={[form.watch('needsDeposit')]}
        error={textOf('needsDeposit')}
        onChange={([value = '']) =>
          form.setValue('needsDeposit', value, {
            shouldDirty: true,
            shouldValidate: form.formState.isSubmitted,
          })
        }
      />
    </>
  )
}

/** The institution decides whether it asks for a degree or for semesters (specification, section 5). */
export function AboutStudies({ form, textOf, institutions }: Props) {
  const field = fieldOf(form, textOf)
  const [institution, nrOfSemesters, semesterStart, studyDegree] = form.watch([
    'institution',
    'nrOfSemesters',
    'semesterStart',
    'studyDegree',
  ])
  const choice = (name: 'nrOfSemesters' | 'semesterStart' | 'studyDegree', chosen: string) => ({
    id: idPrefix + name,
    legend: fieldLabels[name](),
    type: 'radio' as const,
    chosen: [chosen],
    error: textOf(name),
    onChange: ([value = '']: string[]) =>
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted }),
  })
  const depositForm = depositFormsOf(institutions)(institution)
  return (
    <fieldset className={styles.group}>
      <legend id={partIds.studies} tabIndex={-1}>
        {m.deposit_about_studies()}
      </legend>
      <SelectField {...field('institution')}>
        <option value="">{m.deposit_choose_institution()}</option>
        <InstitutionOptions institutions={institutions} />
      </SelectField>
      <TextField {...field('studyProgram')} />
      {depositForm === 'degree' ? (
        <Choices
          {...choice('studyDegree', studyDegree)}
          options={[
            { value: 'bachelor', text: m.deposit_bachelor() },
            { value: 'master', text: m.deposit_master() },
          ]}
        />
      ) : (
        <>
          <div>
            <Choices
              {...choice('nrOfSemesters', nrOfSemesters)}
              options={[
                { value: '1', text: m.deposit_one_semester() },
                { value: '2', text: m.deposit_two_semesters() },
              ]}
            />
            <p className={styles.hint}>{m.deposit_semesters_hint()}</p>
          </div>
          <Choices
            {...choice('semesterStart', semesterStart)}
            options={[
              { value: 'HOEST', text: m.deposit_autumn() },
              { value: 'VAAR', text: m.deposit_spring() },
            ]}
          />
        </>
      )}
    </fieldset>
  )
}

const fieldOf =
  (form: UseFormReturn<TypedApplication>, textOf: Props['textOf']) =>
  (name: keyof TypedApplication) => ({
    id: idPrefix + name,
    label: fieldLabels[name](),
    error: textOf(name),
    ...form.register(name),
  })
