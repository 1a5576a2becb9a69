import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { InstitutionOptions } from './InstitutionOptions.tsx'
import type { Institution } from './institutions.ts'

const institution = (code: string, campus: string | null): Institution => ({
  code,
  name: { no: code, en: code },
  campus: campus === null ? null : { no: campus, en: campus },
  depositForm: 'semesters',
  isActive: true,
})
const html = (...institutions: Institution[]) =>
  renderToStaticMarkup(<InstitutionOptions institutions={institutions} />)

it('lists institutions without a campus in their order', () => {
  expect(html(institution('Fjordvel', null), institution('Aker', null))).toBe(
    '<option value="Fjordvel">Fjordvel</option><option value="Aker">Aker</option>',
  )
})

it('groups institutions by campus, and those without one under a heading of their own', () => {
  expect(
    html(institution('Fjordvel', 'Nord'), institution('Aker', null), institution('Vik', 'Nord')),
  ).toBe(
    '<optgroup label="Nord"><option value="Fjordvel">Fjordvel</option><option value="Vik">Vik</option></optgroup>' +
      '<optgroup label="Andre steder"><option value="Aker">Aker</option></optgroup>',
  )
})
