import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { m } from '#messages'
import { refundOf } from '../../testing/staff-refund.testing.ts'
import { nameLineProblems } from '../name-line-problems.ts'
import { AmendedLines } from './AmendedLines.tsx'

const refund = refundOf()
const show = (accepted: string) =>
  renderToStaticMarkup(
    <AmendedLines
      refund={refund}
      idPrefix="form-"
      typed={[{ accepted, because: '' }]}
      register={(name) => ({
        name,
        onChange: async () => {},
        onBlur: async () => {},
        ref: () => {},
      })}
      textOf={(field) => (field === 'lines.0.because' ? 'A reason is missing' : undefined)}
    />,
  )

it('asks for a reason where another amount counts, with what is wrong beside it', () => {
  expect(show('1000')).not.toContain(m.health_case_because_hint())
  expect(show('1000,00')).not.toContain(m.health_case_because_hint())
  expect(show('600')).toContain(m.health_case_because_hint())
  expect(show('600')).toContain('A reason is missing')
  expect(show('600')).toContain('id="form-lines.0.because"')
})

it('problems name the expense that they are about', () => {
  const about = { refund, idPrefix: 'form-' }
  const text = 'A reason is missing'
  const [ofLine, ofWords] = nameLineProblems(
    [
      { fieldId: 'form-lines.0.because', text },
      { fieldId: 'form-words', text },
    ],
    about,
  )
  expect(ofLine?.text.replaceAll('\u00a0', ' ')).toBe(`Kategori dental, 10. mars 2027: ${text}`)
  expect(ofWords?.text).toBe(text)
})
