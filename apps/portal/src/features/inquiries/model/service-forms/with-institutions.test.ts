import { expect, it } from 'vitest'
import { serviceForms } from './service-forms.ts'
import { withInstitutions } from './with-institutions.ts'

const fjordvel = { code: 'Fjordvel', name: { no: 'Fjordvel høgskole', en: 'Fjordvel College' } }

it('offers the institutions in the language asked for', () => {
  const { fields } = withInstitutions(serviceForms['welcome-lecture'], [fjordvel])
  const field = fields.find(({ id }) => id === 'institution')
  const [option] = field?.kind === 'choice' ? field.options : []
  expect([option?.id, option?.name({}, { locale: 'en' })]).toEqual(['Fjordvel', 'Fjordvel College'])
})

it('does not ask for an institution while there are none', () => {
  const form = withInstitutions(serviceForms['welcome-lecture'], [])
  expect(form.fields.map(({ id }) => id)).not.toContain('institution')
  expect(form.fields).toHaveLength(serviceForms['welcome-lecture'].fields.length - 1)
})

it('leaves other forms as they are', () => {
  const form = serviceForms['info-stand']
  expect(withInstitutions(form, [fjordvel])).toEqual(form)
})
