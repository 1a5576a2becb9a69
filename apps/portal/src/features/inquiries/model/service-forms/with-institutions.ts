import type { FormOption } from '#core/public-forms/form-definition.ts'
import type { Institution } from '#core/studies/institutions.ts'
import { textIn } from '#platform/i18n/localized.ts'
import type { ServiceForm } from './service-form.ts'

/** A form with the institutions to choose from; while there are none, it does not ask for one. */
export function withInstitutions(
  form: ServiceForm,
  institutions: readonly Pick<Institution, 'code' | 'name'>[],
): ServiceForm {
  const options = institutions.map(
    ({ code, name }): FormOption => ({
      id: code,
      name: (_, { locale } = {}) => textIn(name, locale),
    }),
  )
  const fields = form.fields.flatMap((field) => {
    if (field.id !== form.institutionField || field.kind !== 'choice') return [field]
    return options.length === 0 ? [] : [{ ...field, options }]
  })
  return { ...form, fields }
}
