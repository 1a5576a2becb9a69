import { languageOf, locales, nameOfLocale } from '@trivsel/content-contract/locales'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import type { ProfileForm } from '#core/profile/profile-form.ts'
import { InstitutionOptions } from '#core/studies/InstitutionOptions.tsx'
import { type Institution, institutionChoices } from '#core/studies/institutions.ts'
import { semesterName } from '#core/studies/semester-name.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { callingCodeChoices, sortedCountries } from '#platform/countries/countries.ts'
import { sentenceCase } from '#platform/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { semesterChoices } from '../semester-choices.ts'
import { SelectField, TextField } from './Fields.tsx'
import styles from './ProfilePage.module.css'

export function AboutFields() {
  const locale = getLocale()
  return (
    <Group heading={m.profile_about_heading()}>
      <TextField name="firstName" autoComplete="given-name" required />
      <TextField name="lastName" autoComplete="family-name" required />
      <TextField
        name="birthDate"
        hint={m.profile_birth_date_hint()}
        autoComplete="bday"
        inputMode="text"
      />
      <SelectField name="nationality">
        <option value="">{m.profile_choose_country()}</option>
        {sortedCountries(locale).map((country) => (
          <option key={country.code} value={country.no}>
            {country[locale]}
          </option>
        ))}
      </SelectField>
      <SelectField name="language">
        {locales.map((one) => (
          <option key={one} value={one} lang={languageOf(one)}>
            {nameOfLocale(one)}
          </option>
        ))}
      </SelectField>
    </Group>
  )
}

export function AddressFields() {
  const locale = getLocale()
  return (
    <Group heading={m.profile_address_heading()}>
      <TextField name="address.line1" autoComplete="address-line1" />
      <TextField name="address.line2" autoComplete="address-line2" />
      <TextField name="address.line3" autoComplete="address-line3" />
      <div className={styles.pair}>
        <TextField name="address.zipCode" autoComplete="postal-code" />
        <TextField name="address.city" autoComplete="address-level2" />
      </div>
      <SelectField name="address.countryCode" autoComplete="country">
        <option value="">{m.profile_choose_country()}</option>
        {sortedCountries(locale).map((country) => (
          <option key={country.code} value={country.code}>
            {country[locale]}
          </option>
        ))}
      </SelectField>
    </Group>
  )
}

export function PhoneFields() {
  return (
    <Group heading={m.profile_phone_heading()}>
      <div className={styles.pair}>
        <SelectField name="phone.countryCode" autoComplete="tel-country-code">
          <option value="">{m.profile_choose()}</option>
          {callingCodeChoices(getLocale()).map(({ code, text }) => (
            <option key={code} value={code}>
              {text}
            </option>
          ))}
        </SelectField>
        <TextField name="phone.subscriberNumber" type="tel" autoComplete="tel-national" />
      </div>
    </Group>
  )
}

export function StudyFields({ institutions }: { institutions: readonly Institution[] }) {
  const { formState } = useFormContext<ProfileForm>()
  const said = formState.defaultValues?.tuitionFeeCode ?? ''
  const choices = institutionChoices(institutions, formState.defaultValues?.institution)
  return (
    <Group heading={m.profile_study_heading()}>
      <SelectField
        name="institution"
        {...(choices.length === 0 && { hint: m.institutions_none() })}
      >
        <option value="">{m.profile_choose()}</option>
        <InstitutionOptions institutions={choices} />
      </SelectField>
      <SelectField name="tuitionFeeCode" hint={m.profile_semester_hint()}>
        {semesterChoices(osloDate(new Date()), said).map((code) => (
          <option key={code} value={code}>
            {sentenceCase(semesterName(code))}
          </option>
        ))}
      </SelectField>
    </Group>
  )
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{heading}</legend>
      {children}
    </fieldset>
  )
}
