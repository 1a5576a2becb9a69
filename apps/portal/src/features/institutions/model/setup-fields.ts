import { z } from 'zod/mini'
import {
  choiceField,
  localizedField,
  optionalReferenceField,
  textField,
  yesOrNoField,
} from '#core/editable/fields.ts'
import type { DepositForm } from '#core/studies/deposit-forms.ts'
import { institutionCodePattern } from '#core/studies/institution-code.ts'
import { m } from '#messages'
import { type Localized, textIn } from '#platform/i18n/localized.ts'

/*
 * Every field of institutions and campuses that staff set, in the order of its form. The forms, the
 * requests and answers of the API, files and the audit log are derived from these descriptions.
 */

/** What the options are taken from. */
export type Campuses = {
  readonly campuses: readonly { readonly id: number; readonly name: Localized }[]
}

export const depositFormNames = {
  semesters: m.institution_form_semesters,
  degree: m.institution_form_degree,
} satisfies Record<DepositForm, () => string>

export const campusFields = {
  name: localizedField({
    label: m.institution_name,
    audit: 'campusName',
    required: 'NAME_REQUIRED',
    longest: 80,
  }),
}

export const institutionFields = {
  name: localizedField({
    label: m.institution_name,
    audit: 'institutionName',
    required: 'NAME_REQUIRED',
    longest: 150,
  }),
  campusId: optionalReferenceField({
    label: m.institution_campus,
    audit: 'institutionCampus',
    options: ({ campuses }: Campuses) => [
      { value: '', text: m.institution_campus_none() },
      ...campuses.map(({ id, name }) => ({ value: String(id), text: textIn(name) })),
    ],
    required: 'CAMPUS_NOT_FOUND',
  }),
  /** Empty where it has none. */
  dbh: textField({
    label: m.institution_dbh,
    hint: m.institution_dbh_hint,
    audit: 'institutionDbh',
    longest: 4,
    also: z.regex(/^(\d{4})?$/, 'DBH_INVALID'),
  }),
  depositForm: choiceField({
    label: m.institution_form,
    hint: m.institution_form_hint,
    audit: 'institutionDepositForm',
    values: depositFormNames,
    required: 'FORM_REQUIRED',
    control: 'radios',
  }),
  isActive: yesOrNoField({
    label: m.institution_active,
    hint: m.institution_active_hint,
    audit: 'institutionActive',
    control: 'radios',
  }),
}

/** A new one has a short name, too, which never changes. */
export const newInstitutionFields = {
  code: textField({
    label: m.institution_code,
    hint: m.institution_code_hint,
    audit: 'institutionCode',
    required: 'CODE_REQUIRED',
    longest: 30,
    also: z.regex(institutionCodePattern, 'CODE_INVALID'),
  }),
  ...institutionFields,
}
